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
use Shop\OrderWeb\Item;
use Shop\OrderWeb\OrderClient;
use Shop\OrderWeb\Receipt;

final class OrderClientTest extends TestCase
{
    // #region helper-constants
    private const PACTS = __DIR__ . '/../../pacts';
    private const STATUS = '^(PENDING|PAID|SHIPPED)$';
    private const TIMESTAMP = "yyyy-MM-dd'T'HH:mm:ssX";

    private MockServerConfig $server;
    private InteractionBuilder $pact;
    private Matcher $match;

    /** Pact adds interactions to a file that it finds, so the test starts without one. */
    public static function setUpBeforeClass(): void
    {
        @unlink(self::PACTS . '/OrderWeb-OrderApi.json');
    }
    // #endregion helper-constants

    // #region consumer-test uses constants
    // #region helper-set-up uses constants
    protected function setUp(): void
    {
        $this->server = new MockServerConfig();
        $this->server
            ->setConsumer('OrderWeb')
            ->setProvider('OrderApi')
            ->setPactDir(self::PACTS)
            ->setPactSpecificationVersion('4.0.0');
        $this->pact = new InteractionBuilder($this->server);
        $this->match = new Matcher();
    }
    // #endregion helper-set-up

    public function testGetsAnOrder(): void
    {
        $this->pact
            ->given('an order exists', ['id' => 42])
            ->uponReceiving('a request for an order')
            ->with((new ConsumerRequest())
                ->setMethod('GET')
                ->setPath('/orders/42')
                ->addHeader('Accept', 'application/json'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'id' => $this->match->integerV3(42),
                'status' => $this->match->regex('PAID', self::STATUS),
                'total' => $this->match->decimalV3(31.5),
                'placedAt' => $this->match->datetime(self::TIMESTAMP, '2026-03-14T09:26:53Z'),
                'items' => $this->match->eachLike([
                    'sku' => $this->match->string('TEA-01'),
                    'quantity' => $this->match->integerV3(2),
                ]),
            ]));

        $http = new Client(['base_uri' => $this->server->getBaseUri()]);
        $order = (new OrderClient($http))->order(42);

        $this->assertTrue($this->pact->verify());
        $this->assertSame(31.5, $order->total);
        $this->assertEquals([new Item('TEA-01', 2)], $order->items);
    }
    // #endregion consumer-test

    public function testGetsNothingForAnOrderThatDoesNotExist(): void
    {
        $this->pact
            ->given('no order exists', ['id' => 404])
            ->uponReceiving('a request for an order that does not exist')
            ->with((new ConsumerRequest())
                ->setMethod('GET')
                ->setPath('/orders/404')
                ->addHeader('Accept', 'application/json'))
            ->willRespondWith((new ProviderResponse())->setStatus(404));

        $http = new Client(['base_uri' => $this->server->getBaseUri()]);
        $order = (new OrderClient($http))->order(404);

        $this->assertTrue($this->pact->verify());
        $this->assertNull($order);
    }

    public function testPlacesAnOrder(): void
    {
        $this->pact
            ->given('a product is in stock', ['sku' => 'TEA-01'])
            ->uponReceiving('a request to place an order')
            ->with((new ConsumerRequest())
                ->setMethod('POST')
                ->setPath('/orders')
                ->addHeader('Content-Type', 'application/json')
                ->setBody(['items' => [['sku' => 'TEA-01', 'quantity' => 2]]]))
            ->willRespondWith((new ProviderResponse())
                ->setStatus(201)
                ->addHeader('Location', $this->match->regex('/orders/43', '/orders/\d+$'))
                ->setBody([
                    'id' => $this->match->integerV3(43),
                    'status' => $this->match->regex('PENDING', self::STATUS),
                ]));

        $http = new Client(['base_uri' => $this->server->getBaseUri()]);
        $receipt = (new OrderClient($http))->place(new Item('TEA-01', 2));

        $this->assertTrue($this->pact->verify());
        $this->assertEquals(new Receipt(43, 'PENDING', '/orders/43'), $receipt);
    }

    // #region provider-state-value uses constants set-up
    public function testGetsTheStatusOfTheNewestOrder(): void
    {
        $path = $this->match->fromProviderState($this->match->like('/orders/42'), '/orders/${id}');

        $this->pact
            ->given('an order was placed')
            ->uponReceiving('a request for the newest order')
            ->with((new ConsumerRequest())
                ->setMethod('GET')
                ->setPath($path)
                ->addHeader('Accept', 'application/json'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'id' => $this->match->integerV3(42),
                'status' => $this->match->regex('PAID', self::STATUS),
            ]));

        $http = new Client(['base_uri' => $this->server->getBaseUri()]);
        $status = (new OrderClient($http))->status(42);

        $this->assertTrue($this->pact->verify());
        $this->assertSame('PAID', $status);
    }
    // #endregion provider-state-value

    // #region consumer-auth uses constants set-up
    public function testGetsTheTotalsOfMyPaidOrders(): void
    {
        $this->pact
            ->given('a customer with orders is signed in', ['customer' => 'ada'])
            ->uponReceiving('a request for my orders')
            ->with((new ConsumerRequest())
                ->setMethod('GET')
                ->setPath('/orders')
                ->addQueryParameter('status', $this->match->regex('PAID', self::STATUS))
                ->addHeader('Accept', 'application/json')
                ->addHeader(
                    'Authorization',
                    $this->match->regex('Bearer example-token', '^Bearer .+$'),
                ))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody(
                $this->match->eachLike([
                    'id' => $this->match->integerV3(42),
                    'total' => $this->match->decimalV3(31.5),
                ]),
            ));

        $http = new Client([
            'base_uri' => $this->server->getBaseUri(),
            'headers' => ['Authorization' => 'Bearer example-token'],
        ]);
        $totals = (new OrderClient($http))->myTotals('PAID');

        $this->assertTrue($this->pact->verify());
        $this->assertSame([42 => 31.5], $totals);
    }
    // #endregion consumer-auth
}
