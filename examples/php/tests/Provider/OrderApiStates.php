<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Response;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Shop\OrderApi\Shop;

final class OrderApiStates
{
    // #region helper-constructor
    public function __construct(private readonly Shop $shop)
    {
    }
    // #endregion helper-constructor

    // #region provider-states uses constructor place-order add-paid-order
    public function handle(ServerRequestInterface $request): ResponseInterface
    {
        $change = json_decode((string) $request->getBody(), true, flags: JSON_THROW_ON_ERROR);
        $values = match ($change['action']) {
            'setup' => $this->setUp($change['state'], $change['params']),
            'teardown' => $this->tearDown(),
        };

        return new Response(200, ['Content-Type' => 'application/json'], json_encode($values));
    }

    private function setUp(string $state, array $params): object
    {
        match ($state) {
            'an order exists' => $this->addPaidOrder($params['id']),
            'no order exists' => $this->shop->forgetOrders(),
            'a product is in stock' => $this->shop->setPrice($params['sku'], 15.75),
            'a customer with orders is signed in' => $this->addPaidOrder(42, $params['customer']),
            default => null,
        };

        return $state === 'an order was placed' ? $this->placeOrder() : (object) [];
    }

    private function tearDown(): object
    {
        $this->shop->forgetOrders();

        return (object) [];
    }
    // #endregion provider-states

    // #region provider-state-value-handler uses add-paid-order
    // #region helper-place-order uses add-paid-order
    private function placeOrder(): object
    {
        $this->addPaidOrder(1042);

        // Pact puts the value into the path, and asks for /orders/1042 rather than /orders/42.
        return (object) ['id' => 1042];
    }
    // #endregion helper-place-order
    // #endregion provider-state-value-handler

    // #region helper-add-paid-order uses constructor
    private function addPaidOrder(int $id, ?string $customer = null): void
    {
        $this->shop->add([
            'id' => $id,
            'status' => 'PAID',
            'total' => 31.5,
            'placedAt' => '2026-03-14T09:26:53Z',
            'items' => [['sku' => 'TEA-01', 'quantity' => 2]],
            'customer' => $customer,
        ]);
    }
    // #endregion helper-add-paid-order
}
