<?php

declare(strict_types=1);

namespace Shop\OrderWeb;

final readonly class Item
{
    public function __construct(public string $sku, public int $quantity)
    {
    }
}
