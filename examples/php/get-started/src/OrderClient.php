<?php

declare(strict_types=1);

namespace Shop;

use GuzzleHttp\Client;

/** What OrderWeb knows of OrderApi. */
final class OrderClient
{
    public function __construct(private readonly Client $http)
    {
    }

    public function summary(int $id): string
    {
        $response = $this->http->get("/orders/{$id}");
        $order = json_decode((string) $response->getBody(), true, flags: JSON_THROW_ON_ERROR);

        return sprintf('Order %d is %s: £%.2f', $id, strtolower($order['status']), $order['total']);
    }
}
