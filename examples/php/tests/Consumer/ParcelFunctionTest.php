<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\MessageBuilder;
use PhpPact\Standalone\PactMessage\PactMessageConfig;
use PHPUnit\Framework\TestCase;
use Shop\ParcelFunction\ParcelFunction;

final class ParcelFunctionTest extends TestCase
{
    // #region helper-pacts
    private const PACTS = __DIR__ . '/../../pacts';

    /** Pact adds messages to a file that it finds, so the test starts without one. */
    public static function setUpBeforeClass(): void
    {
        @unlink(self::PACTS . '/ParcelFunction-PaymentFunction.json');
    }
    // #endregion helper-pacts

    // #region lambda-consumer uses pacts
    public function testPrintsALabelForAnOrderThatWasPaid(): void
    {
        $config = new PactMessageConfig();
        $config
            ->setConsumer('ParcelFunction')
            ->setProvider('PaymentFunction')
            ->setPactDir(self::PACTS)
            ->setPactSpecificationVersion('4.0.0');
        $match = new Matcher();
        $message = new MessageBuilder($config);
        $message
            ->given('an order was paid', ['id' => 42])
            ->expectsToReceive('order paid')
            ->withContent([
                'orderId' => $match->integerV3(42),
                'skus' => $match->eachLike('TEA-01'),
            ]);

        $verified = $message->verifyMessage(function (string $json): void {
            $content = json_decode($json, true, flags: JSON_THROW_ON_ERROR)['contents']['content'];
            $record = ['messageId' => 'm-1', 'body' => json_encode($content)];
            $labels = [];
            $function = new ParcelFunction(function (string $label) use (&$labels): void {
                $labels[] = $label;
            });

            // In here, an assertion that fails keeps the pact from being written.
            $this->assertSame(['batchItemFailures' => []], $function(['Records' => [$record]]));
            $this->assertSame(['Order 42: TEA-01'], $labels);
        });

        $this->assertTrue($verified);
    }
    // #endregion lambda-consumer

    public function testReportsTheRecordsThatItCannotRead(): void
    {
        $function = new ParcelFunction(function (string $label): void {
        });

        $result = $function(['Records' => [['messageId' => 'm-2', 'body' => 'paid!']]]);

        $this->assertSame(['batchItemFailures' => [['itemIdentifier' => 'm-2']]], $result);
    }
}
