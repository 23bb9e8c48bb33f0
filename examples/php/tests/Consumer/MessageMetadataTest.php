<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\MessageBuilder;
use PhpPact\Consumer\Model\Body\Text;
use PhpPact\Standalone\PactMessage\PactMessageConfig;
use PHPUnit\Framework\TestCase;

/** Messages with rules for their metadata, and others than JSON, in a pact of its own. */
final class MessageMetadataTest extends TestCase
{
    // #region helper-set-up
    private PactMessageConfig $config;

    protected function setUp(): void
    {
        $this->config = new PactMessageConfig();
        $this->config
            ->setConsumer('OrderMailer')
            ->setProvider('StockPublisher')
            ->setPactDir(__DIR__ . '/../../reports/pacts')
            ->setPactSpecificationVersion('4.0.0');
    }
    // #endregion helper-set-up

    public function testReadsMetadata(): void
    {
        $received = [];
        // #region php-message-metadata uses set-up
        $match = new Matcher();
        $message = new MessageBuilder($this->config);
        $message
            ->expectsToReceive('stock changed')
            ->withMetadata([
                'topic' => 'stock',
                'key' => $match->regex('TEA-01', '^[A-Z]{3}-\d{2}$'),
            ])
            ->withContent(['sku' => $match->string('TEA-01'), 'left' => $match->integerV3(3)]);
        // #endregion php-message-metadata

        $this->assertTrue($message->verifyMessage(function (string $json) use (&$received): void {
            $received = json_decode($json, true, flags: JSON_THROW_ON_ERROR);
        }));
        $this->assertSame('TEA-01', $received['metadata']['key']);
    }

    // #region php-message-failure uses set-up
    public function testAnExceptionKeepsTheMessageOutOfThePact(): void
    {
        $message = new MessageBuilder($this->config);
        $message->expectsToReceive('stock counted')->withContent(new Text('3 tins', 'text/plain'));

        $verified = $message->verifyMessage(function (string $json): void {
            $this->assertStringContainsString('4 tins', $json);
        });

        $this->assertFalse($verified);
    }
    // #endregion php-message-failure
}
