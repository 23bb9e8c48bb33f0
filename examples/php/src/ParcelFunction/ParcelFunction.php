<?php

declare(strict_types=1);

namespace Shop\ParcelFunction;

use Closure;
use Throwable;

// #region lambda-handler
final class ParcelFunction
{
    public function __construct(private readonly Closure $print)
    {
    }

    /**
     * The handler: knows the event of the shop, and nothing of AWS.
     *
     * @param array{orderId: int, skus: list<string>} $event
     */
    public function label(array $event): string
    {
        return "Order {$event['orderId']}: " . implode(', ', $event['skus']);
    }

    /** The adapter, which Bref calls: takes the queue's envelope apart, and reports failures. */
    public function __invoke(array $queue): array
    {
        $failures = [];
        foreach ($queue['Records'] as ['messageId' => $id, 'body' => $body]) {
            try {
                ($this->print)($this->label(json_decode($body, true, flags: JSON_THROW_ON_ERROR)));
            } catch (Throwable) {
                $failures[] = ['itemIdentifier' => $id];
            }
        }

        return ['batchItemFailures' => $failures];
    }
}
// #endregion lambda-handler
