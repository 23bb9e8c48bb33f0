<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use PHPUnit\Framework\TestCase;
use Shop\OrderMailer\OrderListener;
use UnexpectedValueException;

final class OrderListenerTest extends TestCase
{
    // #region kafka-adapter-test
    private array $handled = [];
    private array $forgotten = [];
    private OrderListener $listener;

    protected function setUp(): void
    {
        $this->listener = new OrderListener(
            handle: function (array $event): void {
                $this->handled[] = $event;
            },
            forget: function (string $key): void {
                $this->forgotten[] = $key;
            },
        );
    }

    public function testHandsOnWhatIsBehindTheFrame(): void
    {
        $this->listener->receive('42', pack('CN', 0, 7) . '{"orderId": 42}');

        $this->assertSame([['orderId' => 42]], $this->handled);
    }

    public function testForgetsTheOrderOfATombstone(): void
    {
        $this->listener->receive('42', null);

        $this->assertSame(['42'], $this->forgotten);
        $this->assertSame([], $this->handled);
    }

    public function testRefusesAValueWithoutTheFrame(): void
    {
        $this->expectException(UnexpectedValueException::class);

        $this->listener->receive('42', '{"orderId": 42}');
    }
    // #endregion kafka-adapter-test
}
