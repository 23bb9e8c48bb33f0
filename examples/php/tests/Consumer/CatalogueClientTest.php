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
use Shop\OrderWeb\CatalogueClient;

/** One interaction for each group of matchers. */
final class CatalogueClientTest extends TestCase
{
    // #region helper-set-up
    private const PACTS = __DIR__ . '/../../pacts';

    private MockServerConfig $server;
    private InteractionBuilder $pact;
    private Matcher $match;

    /** Pact adds interactions to a file that it finds, so the test starts without one. */
    public static function setUpBeforeClass(): void
    {
        @unlink(self::PACTS . '/OrderWeb-CatalogueApi.json');
    }

    protected function setUp(): void
    {
        $this->server = new MockServerConfig();
        $this->server
            ->setConsumer('OrderWeb')
            ->setProvider('CatalogueApi')
            ->setPactDir(self::PACTS)
            ->setPactSpecificationVersion('4.0.0');
        $this->pact = new InteractionBuilder($this->server);
        $this->match = new Matcher();
    }
    // #endregion helper-set-up

    // #region helper-client uses set-up
    private function client(): CatalogueClient
    {
        return new CatalogueClient(new Client(['base_uri' => $this->server->getBaseUri()]));
    }
    // #endregion helper-client

    // #region matching-type uses set-up client
    public function testByType(): void
    {
        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the description of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody(
                $this->match->like([
                    'name' => 'Earl Grey',
                    'weight' => 125,
                    'maker' => ['name' => 'Hill & Daughters', 'organic' => true],
                ]),
            ));

        $product = $this->client()->product('TEA-01');

        $this->assertTrue($this->pact->verify());
        $this->assertSame('Earl Grey', $product['name']);
        $this->assertTrue($product['maker']['organic']);
    }
    // #endregion matching-type

    // #region matching-regex uses set-up client
    public function testByRegularExpression(): void
    {
        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the codes of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'sku' => $this->match->regex('TEA-01', '^[A-Z]{3}-\d{2}$'),
                'barcode' => $this->match->regex('4006381333931', '^\d{13}$'),
            ]));

        $product = $this->client()->product('TEA-01');

        $this->assertTrue($this->pact->verify());
        $this->assertSame('TEA-01', $product['sku']);
        $this->assertSame('4006381333931', $product['barcode']);
    }
    // #endregion matching-regex

    // #region matching-number uses set-up client
    public function testByKindOfNumber(): void
    {
        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the numbers of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                // Without V3, these methods compare by type only.
                'price' => $this->match->decimalV3(15.75),
                'weight' => $this->match->integerV3(125),
                'rating' => $this->match->number(4.5),
                'inStock' => $this->match->booleanV3(true),
            ]));

        $product = $this->client()->product('TEA-01');

        $this->assertTrue($this->pact->verify());
        $this->assertSame(15.75, $product['price']);
        $this->assertSame(125, $product['weight']);
        $this->assertSame(4.5, $product['rating']);
        $this->assertTrue($product['inStock']);
    }
    // #endregion matching-number

    // #region matching-datetime uses set-up client
    public function testByDateAndTime(): void
    {
        $changedAt = '2026-03-14T09:26:53Z';
        $revision = '6f1c3c6e-92b4-4d0e-8f55-1f0a5c1d7c11';

        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the dates of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                // The formats are those of Java, not of PHP.
                'addedOn' => $this->match->date('yyyy-MM-dd', '2026-03-01'),
                'collectBy' => $this->match->time('HH:mm', '17:30'),
                'changedAt' => $this->match->datetime("yyyy-MM-dd'T'HH:mm:ssX", $changedAt),
                'revision' => $this->match->uuid($revision),
            ]));

        $product = $this->client()->product('TEA-01');

        $this->assertTrue($this->pact->verify());
        $this->assertSame('2026-03-01', $product['addedOn']);
        $this->assertSame('17:30', $product['collectBy']);
        $this->assertSame($changedAt, $product['changedAt']);
        $this->assertSame($revision, $product['revision']);
    }
    // #endregion matching-datetime

    // #region matching-array uses set-up client
    public function testByTheElementsOfAnArray(): void
    {
        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the variants of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'variants' => $this->match->eachLike([
                    'grams' => $this->match->integerV3(125),
                    'label' => $this->match->string('Tin'),
                ]),
                'colours' => $this->match->constrainedArrayLike('green', 2, 5),
            ]));

        $product = $this->client()->product('TEA-01');

        $this->assertTrue($this->pact->verify());
        $this->assertSame([['grams' => 125, 'label' => 'Tin']], $product['variants']);
        $this->assertSame(['green', 'green'], $product['colours']);
    }
    // #endregion matching-array

    // #region matching-array-contains uses set-up client
    public function testByWhatAnArrayContains(): void
    {
        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the attachments of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'attachments' => $this->match->arrayContaining([
                    ['type' => 'picture', 'url' => $this->match->regex('/tea.png', '^/.+\.png$')],
                    ['type' => 'manual', 'pages' => $this->match->integerV3(4)],
                ]),
            ]));

        $product = $this->client()->product('TEA-01');

        $this->assertTrue($this->pact->verify());
        $this->assertSame('/tea.png', $product['attachments'][0]['url']);
        $this->assertSame(4, $product['attachments'][1]['pages']);
    }
    // #endregion matching-array-contains

    // #region matching-map uses set-up client
    public function testByTheKeysAndValuesOfAMap(): void
    {
        $names = ['en' => 'Earl Grey', 'fr' => 'Thé Earl Grey'];
        $stock = ['LEEDS' => 12, 'YORK' => 0];

        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the translations of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'names' => $this->match->eachKey(
                    $names,
                    [$this->match->regex('en', '^[a-z]{2}$')],
                ),
                'stock' => $this->match->eachValue(
                    $stock,
                    [$this->match->integerV3(12)],
                ),
            ]));

        $product = $this->client()->product('TEA-01');

        $this->assertTrue($this->pact->verify());
        $this->assertSame($names, $product['names']);
        $this->assertSame($stock, $product['stock']);
    }
    // #endregion matching-map

    // #region matching-exact uses set-up client
    public function testByExactValues(): void
    {
        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the price of a product')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                // Everything in `like` is compared by type, but the currency.
                'list' => $this->match->like([
                    'amount' => 15.75,
                    'currency' => $this->match->equal('GBP'),
                ]),
                'notice' => $this->match->includes('VAT'),
                'discount' => $this->match->nullValue(),
            ]));

        $product = $this->client()->product('TEA-01');

        $this->assertTrue($this->pact->verify());
        $this->assertSame('GBP', $product['list']['currency']);
        $this->assertSame('VAT', $product['notice']);
        $this->assertNull($product['discount']);
    }
    // #endregion matching-exact

    // #region matching-request uses set-up client
    public function testByRulesForTheRequest(): void
    {
        $path = $this->match->regex(
            '/products/TEA-01/reviews',
            '^/products/[A-Z]{3}-\d{2}/reviews$',
        );

        $this->pact
            ->given('a product is in the catalogue', ['sku' => 'TEA-01'])
            ->uponReceiving('a request for the reviews of a product')
            ->with((new ConsumerRequest())
                ->setMethod('GET')
                ->setPath($path)
                ->addQueryParameter('page', $this->match->regex('1', '^\d+$'))
                ->addHeader('Accept-Language', $this->match->regex('en-GB', '^en(-[A-Z]{2})?$')))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'page' => $this->match->integerV3(1),
                'reviews' => $this->match->eachLike('Lovely'),
            ]));

        $reviews = $this->client()->reviews('TEA-02', page: 3, language: 'en-IE');

        $this->assertTrue($this->pact->verify());
        $this->assertSame(['Lovely'], $reviews['reviews']);
    }
    // #endregion matching-request
}
