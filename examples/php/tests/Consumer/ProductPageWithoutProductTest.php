<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use PhpPact\Consumer\InteractionBuilder;
use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\Model\ConsumerRequest;
use PhpPact\Consumer\Model\ProviderResponse;
use PhpPact\Standalone\MockService\MockServerConfig;
use PHPUnit\Framework\TestCase;
use RuntimeException;
use Shop\OrderWeb\ProductPage;

/** Adds to the pact of ProductPageTest, which PHPUnit runs before this by its name. */
final class ProductPageWithoutProductTest extends TestCase
{
    // #region helper-set-up
    private MockServerConfig $server;
    private InteractionBuilder $pact;

    protected function setUp(): void
    {
        $this->server = new MockServerConfig();
        $this->server
            ->setConsumer('ProductPage')
            ->setProvider('CatalogueGraphQL')
            ->setPactDir(__DIR__ . '/../../pacts')
            ->setPactSpecificationVersion('4.0.0');
        $this->pact = new InteractionBuilder($this->server);
    }
    // #endregion helper-set-up

    // #region graphql-error uses set-up
    public function testSaysWhyThereIsNoProduct(): void
    {
        $match = new Matcher();
        $problem = ['message' => $match->like('The catalogue is being rebuilt')];
        $this->pact
            ->given('the catalogue is being rebuilt')
            ->uponReceiving('a query for a product that fails')
            ->with((new ConsumerRequest())
                ->setMethod('POST')
                ->setPath('/graphql')
                ->addHeader('Content-Type', 'application/json')
                ->setBody([
                    'operationName' => 'Product',
                    'query' => ProductPage::QUERY,
                    'variables' => ['sku' => $match->like('TEA-01')],
                ]))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'data' => ['product' => null],
                'errors' => $match->eachLike($problem),
            ]));

        $shown = '';
        try {
            $page = new ProductPage(new Client(['base_uri' => $this->server->getBaseUri()]));
            $page->product('TEA-01');
        } catch (RuntimeException $e) {
            $shown = $e->getMessage();
        }

        $this->assertTrue($this->pact->verify());
        $this->assertSame('The catalogue is being rebuilt', $shown);
    }
    // #endregion graphql-error
}
