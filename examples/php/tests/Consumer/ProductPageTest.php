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
use Shop\OrderWeb\ProductPage;

final class ProductPageTest extends TestCase
{
    // #region helper-pacts
    private const PACTS = __DIR__ . '/../../pacts';

    /** Pact adds interactions to a file that it finds, so the test starts without one. */
    public static function setUpBeforeClass(): void
    {
        @unlink(self::PACTS . '/ProductPage-CatalogueGraphQL.json');
    }
    // #endregion helper-pacts

    // #region graphql-consumer uses pacts
    public function testShowsAProduct(): void
    {
        $server = new MockServerConfig();
        $server
            ->setConsumer('ProductPage')
            ->setProvider('CatalogueGraphQL')
            ->setPactDir(self::PACTS)
            ->setPactSpecificationVersion('4.0.0');
        $match = new Matcher();
        $pact = new InteractionBuilder($server);
        $pact
            ->given('a product exists', ['sku' => 'TEA-01'])
            ->uponReceiving('a query for a product')
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
                'data' => [
                    'product' => [
                        'name' => $match->like('Green tea'),
                        'price' => $match->decimalV3(4.75),
                    ],
                ],
            ]));

        $page = new ProductPage(new Client(['base_uri' => $server->getBaseUri()]));
        $product = $page->product('TEA-01');

        $this->assertTrue($pact->verify());
        $this->assertSame(['name' => 'Green tea', 'price' => 4.75], $product);
    }
    // #endregion graphql-consumer
}
