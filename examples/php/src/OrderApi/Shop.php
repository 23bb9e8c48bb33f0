<?php

declare(strict_types=1);

namespace Shop\OrderApi;

/** The shop behind OrderApi, kept in a file, because each request of PHP starts anew. */
final class Shop
{
    /** @var array<int, array<string, mixed>> */
    private array $orders = [];

    /** @var array<string, float> */
    private array $prices = [];

    /** @var array<string, string> */
    private array $customers = [];

    public function __construct(private readonly string $file)
    {
        if (is_file($file) && filesize($file) > 0) {
            [$this->orders, $this->prices, $this->customers] = unserialize(
                file_get_contents($file),
                ['allowed_classes' => false],
            );
        }
    }

    /** @return array<string, mixed>|null */
    public function order(int $id): ?array
    {
        return $this->orders[$id] ?? null;
    }

    /** @return list<array<string, mixed>> */
    public function ordersOf(string $customer, string $status): array
    {
        return array_values(array_filter(
            $this->orders,
            fn (array $order) => $order['customer'] === $customer && $order['status'] === $status,
        ));
    }

    /** @param array<string, mixed> $order */
    public function add(array $order): void
    {
        $this->orders[$order['id']] = $order;
        $this->save();
    }

    /**
     * @param list<array{sku: string, quantity: int}> $items
     *
     * @return array<string, mixed>
     */
    public function place(array $items): array
    {
        $order = [
            'id' => max([0, ...array_keys($this->orders)]) + 1,
            'status' => 'PENDING',
            'total' => array_sum(array_map(
                fn (array $item) => $this->prices[$item['sku']] * $item['quantity'],
                $items,
            )),
            'placedAt' => gmdate('Y-m-d\TH:i:s\Z'),
            'items' => $items,
            'customer' => null,
        ];
        $this->add($order);

        return $order;
    }

    public function setPrice(string $sku, float $price): void
    {
        $this->prices[$sku] = $price;
        $this->save();
    }

    public function forgetOrders(): void
    {
        $this->orders = [];
        $this->save();
    }

    /** Gives a fresh token to the customer. */
    public function signIn(string $customer): string
    {
        $token = bin2hex(random_bytes(16));
        $this->customers[$token] = $customer;
        $this->save();

        return $token;
    }

    public function customer(string $token): ?string
    {
        return $this->customers[$token] ?? null;
    }

    private function save(): void
    {
        file_put_contents($this->file, serialize([$this->orders, $this->prices, $this->customers]));
    }
}
