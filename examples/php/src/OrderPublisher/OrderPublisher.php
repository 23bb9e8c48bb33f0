<?php

declare(strict_types=1);

namespace Shop\OrderPublisher;

// #region message-publisher
final class OrderPublisher
{
    /**
     * @param array<string, mixed> $order
     *
     * @return array<string, mixed>
     */
    public function orderPlaced(array $order, string $email): array
    {
        return [
            'orderId' => $order['id'],
            'email' => $email,
            'total' => $order['total'],
            'placedAt' => $order['placedAt'],
        ];
    }
}
// #endregion message-publisher
