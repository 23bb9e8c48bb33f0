<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use PhpPact\Consumer\InteractionBuilder;
use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\Model\ConsumerRequest;
use PhpPact\Consumer\Model\ProviderResponse;
use PhpPact\Standalone\MockService\MockServerConfig;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shop\OrderWeb\Item;
use Shop\OrderWeb\OrderForm;

/** Two ways to write one pact, kept apart from the pact of the shop. */
final class OrderFormTest extends TestCase
{
    // #region helper-set-up
    private MockServerConfig $server;
    private InteractionBuilder $pact;

    protected function setUp(): void
    {
        $this->server = new MockServerConfig();
        $this->server
            ->setConsumer('OrderWeb')
            ->setProvider('OrderApi')
            ->setPactDir(__DIR__ . '/../../reports/pacts')
            ->setPactSpecificationVersion('4.0.0');
        $this->pact = new InteractionBuilder($this->server);
    }
    // #endregion helper-set-up

    // #region contract-too-much uses set-up
    public static function rules(): array
    {
        return [
            ['no items', [], 'The order has no items'],
            ['a quantity of 0', [new Item('TEA-01', 0)], 'The quantity is less than 1'],
            ['a quantity of 100', [new Item('TEA-01', 100)], 'The quantity is more than 99'],
        ];
    }

    #[DataProvider('rules')]
    public function testShowsEveryRule(string $given, array $items, string $error): void
    {
        $this->pact
            ->uponReceiving("an order with {$given}")
            ->with((new ConsumerRequest())
                ->setMethod('POST')
                ->setPath('/orders')
                ->addHeader('Content-Type', 'application/json')
                ->setBody(['items' => $items]))
            ->willRespondWith((new ProviderResponse())
                ->setStatus(400)
                ->addHeader('Content-Type', 'application/json')
                ->setBody(['errors' => [$error]]));

        $http = new Client(['base_uri' => $this->server->getBaseUri()]);
        $errors = (new OrderForm($http))->submit(...$items);

        $this->assertTrue($this->pact->verify());
        $this->assertSame([$error], $errors);
    }
    // #endregion contract-too-much

    // #region contract-enough uses set-up
    public function testShowsARefusal(): void
    {
        $match = new Matcher();
        $this->pact
            ->uponReceiving('an order that is refused')
            ->with((new ConsumerRequest())
                ->setMethod('POST')
                ->setPath('/orders')
                ->addHeader('Content-Type', 'application/json')
                ->setBody(['items' => []]))
            ->willRespondWith((new ProviderResponse())
                ->setStatus(400)
                ->addHeader('Content-Type', 'application/json')
                ->setBody(['errors' => $match->eachLike('The order has no items')]));

        $http = new Client(['base_uri' => $this->server->getBaseUri()]);
        $errors = (new OrderForm($http))->submit();

        $this->assertTrue($this->pact->verify());
        $this->assertSame(['The order has no items'], $errors);
    }
    // #endregion contract-enough
}
