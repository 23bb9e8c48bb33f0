<?php

declare(strict_types=1);

namespace Shop\OrderWeb;

use GuzzleHttp\Client;
use GuzzleHttp\Exception\ClientException;
use GuzzleHttp\Utils;

// #region refusal-client
final class OrderForm
{
    public function __construct(private readonly Client $http)
    {
    }

    /** Returns what the customer has to correct: nothing, if the form is fine. */
    public function submit(Item ...$items): array
    {
        try {
            $this->http->post('/orders', ['json' => ['items' => $items]]);
        } catch (ClientException $e) {
            if ($e->getCode() !== 400) {
                throw $e;
            }

            return Utils::jsonDecode((string) $e->getResponse()->getBody(), true)['errors'];
        }

        return [];
    }
}
// #endregion refusal-client
