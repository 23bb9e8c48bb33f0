<?php

declare(strict_types=1);

namespace Shop\PaymentFunction;

use Closure;

// #region lambda-publisher
final class PaymentFunction
{
    /** In production, $publish is the method of the SNS client. */
    public function __construct(private readonly Closure $publish)
    {
    }

    /** @param array<string, mixed> $order */
    public function __invoke(array $order): void
    {
        ($this->publish)($this->publication($order));
    }

    /** What the SNS client is given: the event is a text in it. */
    private function publication(array $order): array
    {
        $event = ['orderId' => $order['id'], 'skus' => array_column($order['items'], 'sku')];

        return ['TopicArn' => getenv('TOPIC_ARN') ?: '', 'Message' => json_encode($event)];
    }
}
// #endregion lambda-publisher
