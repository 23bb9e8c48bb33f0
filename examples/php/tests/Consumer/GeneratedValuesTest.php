<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use PhpPact\Consumer\InteractionBuilder;
use PhpPact\Consumer\Matcher\Enum\UuidFormat;
use PhpPact\Consumer\Matcher\Generators\Date;
use PhpPact\Consumer\Matcher\Generators\RandomString;
use PhpPact\Consumer\Matcher\Generators\Uuid;
use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\Model\ConsumerRequest;
use PhpPact\Consumer\Model\ProviderResponse;
use PhpPact\Standalone\MockService\MockServerConfig;
use PHPUnit\Framework\TestCase;

/** Values that differ in every run, in a pact of its own. */
final class GeneratedValuesTest extends TestCase
{
    public function testReadsGeneratedValues(): void
    {
        $server = new MockServerConfig();
        $server
            ->setConsumer('OrderWeb')
            ->setProvider('VoucherApi')
            ->setPactDir(__DIR__ . '/../../reports/pacts')
            ->setPactSpecificationVersion('4.0.0');
        $pact = new InteractionBuilder($server);
        $match = new Matcher();

        $pact
            ->uponReceiving('a request for a voucher')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/vouchers/next'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody(
                // #region php-generators
                [
                    // Without an example, the matcher brings its own generator.
                    'code' => $match->regex(null, '^[A-Z]{3}-\d{2}$'),
                    'issuedAt' => $match->datetime("yyyy-MM-dd'T'HH:mm:ssXXX"),
                    // Others are added, to a matcher with an example or without.
                    'validUntil' => $match->date('yyyy-MM-dd', '2026-04-14')
                        ->withGenerator(new Date('yyyy-MM-dd', 'today + 1 month')),
                    'holder' => $match->like('Ada')->withGenerator(new RandomString(8)),
                    'batch' => $match->regex('6f1c3c6e92b44d0e8f551f0a5c1d7c11', '^[0-9a-f]{32}$')
                        ->withGenerator(new Uuid(UuidFormat::SIMPLE)),
                    'link' => $match->url('http://localhost/vouchers/1', '.*(/vouchers/\d+)$'),
                ],
                // #endregion php-generators
            ));

        $http = new Client(['base_uri' => $server->getBaseUri()]);
        $voucher = json_decode((string) $http->get('/vouchers/next')->getBody(), true);

        $this->assertTrue($pact->verify());
        $this->assertMatchesRegularExpression('/^[A-Z]{3}-\d{2}$/', $voucher['code']);
        $this->assertGreaterThan(date('Y-m-d'), $voucher['validUntil']);
        $this->assertSame(8, strlen($voucher['holder']));
        $this->assertSame(32, strlen($voucher['batch']));
        $this->assertStringEndsWith(":{$server->getPort()}/vouchers/1", $voucher['link']);
    }
}
