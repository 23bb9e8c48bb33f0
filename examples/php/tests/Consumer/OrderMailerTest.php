<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\MessageBuilder;
use PhpPact\Standalone\PactMessage\PactMessageConfig;
use PHPUnit\Framework\TestCase;
use Shop\OrderMailer\OrderMailer;

final class OrderMailerTest extends TestCase
{
    // #region helper-pacts
    private const PACTS = __DIR__ . '/../../pacts';

    /** Pact adds messages to a file that it finds, so the test starts without one. */
    public static function setUpBeforeClass(): void
    {
        @unlink(self::PACTS . '/OrderMailer-OrderPublisher.json');
    }
    // #endregion helper-pacts

    // #region message-consumer uses pacts
    public function testConfirmsAnOrderThatWasPlaced(): void
    {
        $config = new PactMessageConfig();
        $config
            ->setConsumer('OrderMailer')
            ->setProvider('OrderPublisher')
            ->setPactDir(self::PACTS)
            ->setPactSpecificationVersion('4.0.0');

        $match = new Matcher();
        $message = new MessageBuilder($config);
        $message
            ->given('an order was placed', ['id' => 42])
            ->expectsToReceive('order placed')
            ->withMetadata(['topic' => 'orders'])
            ->withContent([
                'orderId' => $match->integerV3(42),
                'email' => $match->regex('ada@example.org', '^[^@ ]+@[^@ ]+$'),
                'total' => $match->decimalV3(31.5),
                'placedAt' => $match->datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z'),
            ]);

        $mail = '';
        $verified = $message->verifyMessage(function (string $json) use (&$mail): void {
            // The message as it stands in the pact, with contents, metadata and states.
            $received = json_decode($json, true, flags: JSON_THROW_ON_ERROR);
            $mail = (new OrderMailer())->confirmation($received['contents']['content']);
        });

        $this->assertTrue($verified);
        $this->assertStringContainsString('To: ada@example.org', $mail);
        $this->assertStringContainsString('The total is £31.50.', $mail);
    }
    // #endregion message-consumer
}
