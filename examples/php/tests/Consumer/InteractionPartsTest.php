<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use PhpPact\Consumer\InteractionBuilder;
use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\Model\ConsumerRequest;
use PhpPact\Consumer\Model\ProviderResponse;
use PhpPact\FFI\Client as NativeLibrary;
use PhpPact\Standalone\MockService\MockServerConfig;
use PHPUnit\Framework\TestCase;

/** What an interaction can have beside a body, in a pact of its own. */
final class InteractionPartsTest extends TestCase
{
    // #region helper-set-up
    private MockServerConfig $server;
    private InteractionBuilder $pact;
    private Matcher $match;

    protected function setUp(): void
    {
        $this->server = new MockServerConfig();
        $this->server
            ->setConsumer('OrderWeb')
            ->setProvider('ProductApi')
            ->setPactDir(__DIR__ . '/../../reports/pacts')
            ->setPactSpecificationVersion('4.0.0');
        $this->pact = new InteractionBuilder($this->server);
        $this->match = new Matcher();
    }
    // #endregion helper-set-up

    public function testListsProducts(): void
    {
        // #region php-interaction uses set-up
        $this->pact
            ->key('products-of-a-colour')
            ->comment('The shop window shows these.')
            ->comments(['testname' => __METHOD__, 'ticket' => 'SHOP-7'])
            ->given('the shop is open')
            ->given('products are in stock', ['colour' => 'green', 'count' => 2, 'sale' => true])
            ->uponReceiving('a request for green products')
            ->with((new ConsumerRequest())
                ->setMethod('GET')
                ->setPath('/products')
                ->addQueryParameter('colour', 'green')
                ->addQueryParameter('size', ['S', 'M'])
                ->addQueryParameter('page', $this->match->regex('1', '^\d+$'))
                ->addHeader('Accept', 'application/json')
                ->addHeader('X-Trace', $this->match->uuid('6f1c3c6e-92b4-4d0e-8f55-1f0a5c1d7c11')))
            ->willRespondWith((new ProviderResponse())
                ->setStatus(200)
                ->addHeader('Cache-Control', $this->match->regex('max-age=60', '^max-age=\d+$'))
                ->setBody($this->match->eachLike(['sku' => $this->match->string('TEA-01')])));
        // #endregion php-interaction

        $response = (new Client(['base_uri' => $this->server->getBaseUri()]))->get(
            '/products?colour=green&size=S&size=M&page=2',
            ['headers' => [
                'Accept' => 'application/json',
                'X-Trace' => 'ce118b6e-d8e1-11e7-9296-cec278b6b50a',
            ]],
        );

        $this->assertTrue($this->pact->verify());
        $this->assertSame([['sku' => 'TEA-01']], json_decode((string) $response->getBody(), true));
    }

    // #region php-mismatches uses set-up
    public function testTellsWhatDiffers(): void
    {
        $this->pact
            ->uponReceiving('a request for a product')
            ->with((new ConsumerRequest())
                ->setMethod('GET')
                ->setPath('/products/TEA-01')
                ->addHeader('Accept', 'application/json'))
            ->willRespondWith((new ProviderResponse())->setStatus(200));

        $http = new Client(['base_uri' => $this->server->getBaseUri(), 'http_errors' => false]);
        $http->get('/products/TEA-01', ['headers' => ['Accept' => 'text/csv']]);
        $mismatches = (new NativeLibrary())->mockServerMismatches($this->server->getPort());

        $this->assertFalse($this->pact->verify(), $mismatches);
        $this->assertStringContainsString("header 'Accept'", $mismatches);
    }
    // #endregion php-mismatches

    // #region php-two-interactions uses set-up
    public function testAsksForProductAndStock(): void
    {
        $this->pact
            ->uponReceiving('a request for a product page')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200), startMockServer: false);
        $this->pact->newInteraction();
        $this->pact
            ->uponReceiving('a request for the stock of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/stock/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200));

        $http = new Client(['base_uri' => $this->server->getBaseUri()]);
        $http->get('/products/TEA-01');
        $http->get('/stock/TEA-01');

        $this->assertTrue($this->pact->verify());
    }
    // #endregion php-two-interactions
}
