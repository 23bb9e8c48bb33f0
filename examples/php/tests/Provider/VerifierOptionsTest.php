<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Uri;
use PhpPact\Service\LoggerInterface;
use PhpPact\Standalone\ProviderVerifier\Model\Config\ProviderTransport;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;

final class VerifierOptionsTest extends TestCase
{
    private const PACTS = __DIR__ . '/../../pacts';

    public function testWritesAReport(): void
    {
        $file = __DIR__ . '/../../reports/verification.json';
        @mkdir(dirname($file), recursive: true);
        $server = new PhpServer(__DIR__ . '/servers/wrong-order-api.php');
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderApi')->setPort($server->port);
        $config->getFilterInfo()->setFilterDescription('^a request for an order$');

        // #region php-report
        $report = new class ($file) implements LoggerInterface {
            public function __construct(private readonly string $file)
            {
            }

            public function log(string $output): void
            {
                file_put_contents($this->file, $output);
            }
        };
        $verifier = new Verifier($config, $report);
        // #endregion php-report
        $verifier->addFile(self::PACTS . '/OrderWeb-OrderApi.json');
        $verified = $verifier->verify();
        $server->stop();

        $written = json_decode(file_get_contents($file), true);
        $this->assertFalse($verified);
        $this->assertFalse($written['result']);
        $this->assertSame('a request for an order', $written['interactionResults'][0]['description']);
    }

    public function testVerifiesRequestsAndMessagesAtOnce(): void
    {
        $api = new PhpServer(__DIR__ . '/servers/catalogue-api.php');
        $publisher = new PhpServer(__DIR__ . '/servers/order-publisher.php');

        // #region php-transports
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderApi')->setPort($api->port);
        $config->getProviderState()->setStateChangeUrl(new Uri("{$api->url}/_pact/states"));
        $config->addProviderTransport((new ProviderTransport())
            ->setProtocol(ProviderTransport::MESSAGE_PROTOCOL)
            ->setScheme('http')
            ->setPort($publisher->port)
            ->setPath('/_pact/messages'));
        // #endregion php-transports
        $verifier = new Verifier($config);
        $verifier->addFile(self::PACTS . '/OrderWeb-CatalogueApi.json');
        $verifier->addFile(self::PACTS . '/OrderMailer-OrderPublisher.json');
        $verified = $verifier->verify();
        $api->stop();
        $publisher->stop();

        $this->assertTrue($verified);
    }
}
