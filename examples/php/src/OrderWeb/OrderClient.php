<?php

declare(strict_types=1);

namespace Shop\OrderWeb;

use GuzzleHttp\Client;
use GuzzleHttp\Exception\ClientException;
use GuzzleHttp\Utils;

// #region client
final class OrderClient
{
    public function __construct(private readonly Client $http)
    {
    }

    public function order(int $id): ?Order
    {
        try {
            return Order::fromJson($this->get("/orders/{$id}"));
        } catch (ClientException $e) {
            return $e->getCode() === 404 ? null : throw $e;
        }
    }

    public function status(int $id): string
    {
        return $this->get("/orders/{$id}")['status'];
    }

    public function myTotals(string $status): array
    {
        return array_column($this->get("/orders?status={$status}"), 'total', 'id');
    }

    public function place(Item ...$items): Receipt
    {
        $response = $this->http->post('/orders', ['json' => ['items' => $items]]);
        $order = Utils::jsonDecode((string) $response->getBody(), true);

        return new Receipt($order['id'], $order['status'], $response->getHeaderLine('Location'));
    }

    private function get(string $path): array
    {
        $response = $this->http->get($path, ['headers' => ['Accept' => 'application/json']]);

        return Utils::jsonDecode((string) $response->getBody(), true);
    }
}
// #endregion client
