<?php

declare(strict_types=1);

namespace Shop;

use Psr\Http\Message\ResponseInterface;

/** Sends a response through PHP's own output. */
final class Emitter
{
    public static function emit(ResponseInterface $response): void
    {
        http_response_code($response->getStatusCode());
        foreach ($response->getHeaders() as $name => $values) {
            header($name . ': ' . implode(', ', $values));
        }
        echo $response->getBody();
    }
}
