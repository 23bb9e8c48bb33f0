<?php

declare(strict_types=1);

namespace Shop\OrderMailer;

use DateTimeImmutable;

// #region message-handler
final class OrderMailer
{
    /** @param array{orderId: int, email: string, total: float, placedAt: string} $event */
    public function confirmation(array $event): string
    {
        $placedAt = new DateTimeImmutable($event['placedAt']);

        return "To: {$event['email']}\n"
            . "Subject: Your order {$event['orderId']}\n\n"
            . "Thank you for your order of {$placedAt->format('j F Y')}.\n"
            . sprintf("The total is £%.2f.\n", $event['total']);
    }
}
// #endregion message-handler
