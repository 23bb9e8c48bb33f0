<?php

declare(strict_types=1);

namespace Shop\OrderWeb;

use DateTimeImmutable;

final readonly class Order
{
    /** @param list<Item> $items */
    public function __construct(
        public int $id,
        public string $status,
        public float $total,
        public DateTimeImmutable $placedAt,
        public array $items,
    ) {
    }

    /** @param array<string, mixed> $data */
    public static function fromJson(array $data): self
    {
        return new self(
            $data['id'],
            $data['status'],
            $data['total'],
            new DateTimeImmutable($data['placedAt']),
            array_map(
                fn (array $item) => new Item($item['sku'], $item['quantity']),
                $data['items'],
            ),
        );
    }
}
