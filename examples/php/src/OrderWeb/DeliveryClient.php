<?php

declare(strict_types=1);

namespace Shop\OrderWeb;

use GuzzleHttp\Client;
use GuzzleHttp\Utils;

final class DeliveryClient
{
    public function __construct(private readonly Client $http)
    {
    }

    /** What the driver's label says: most deliveries come without a note. */
    public function label(int $id): string
    {
        $response = $this->http->get("/deliveries/{$id}");
        $delivery = Utils::jsonDecode((string) $response->getBody(), true);

        return "Delivery {$delivery['id']}: " . ($delivery['note'] ?? 'ring the bell');
    }
}
