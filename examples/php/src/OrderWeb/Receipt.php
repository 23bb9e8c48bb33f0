<?php

declare(strict_types=1);

namespace Shop\OrderWeb;

/** What OrderApi says about an order that it has accepted. */
final readonly class Receipt
{
    public function __construct(
        public int $orderId,
        public string $status,
        public string $url,
    ) {
    }
}
