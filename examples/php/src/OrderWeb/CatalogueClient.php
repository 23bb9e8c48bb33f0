<?php

declare(strict_types=1);

namespace Shop\OrderWeb;

use GuzzleHttp\Client;
use GuzzleHttp\Utils;

final class CatalogueClient
{
    public function __construct(private readonly Client $http)
    {
    }

    /** @return array<string, mixed> */
    public function product(string $sku): array
    {
        return $this->get("/products/{$sku}");
    }

    /** @return array<string, mixed> */
    public function reviews(string $sku, int $page, string $language): array
    {
        return $this->get("/products/{$sku}/reviews", [
            'query' => ['page' => $page],
            'headers' => ['Accept-Language' => $language],
        ]);
    }

    /**
     * @param array<string, mixed> $options
     *
     * @return array<string, mixed>
     */
    private function get(string $path, array $options = []): array
    {
        return Utils::jsonDecode((string) $this->http->get($path, $options)->getBody(), true);
    }
}
