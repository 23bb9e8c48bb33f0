<?php

declare(strict_types=1);

namespace Shop\OrderWeb;

use GuzzleHttp\Client;
use GuzzleHttp\Utils;
use RuntimeException;

// #region graphql-client
final class ProductPage
{
    public const QUERY = <<<'GRAPHQL'
        query Product($sku: ID!) {
          product(sku: $sku) { name price }
        }
        GRAPHQL;

    public function __construct(private readonly Client $http)
    {
    }

    /** @return array{name: string, price: float}|null */
    public function product(string $sku): ?array
    {
        $response = $this->http->post('/graphql', ['json' => [
            'operationName' => 'Product',
            'query' => self::QUERY,
            'variables' => ['sku' => $sku],
        ]]);
        $answer = Utils::jsonDecode((string) $response->getBody(), true);
        if (isset($answer['errors'])) {
            throw new RuntimeException($answer['errors'][0]['message']);
        }

        return $answer['data']['product'];
    }
}
// #endregion graphql-client
