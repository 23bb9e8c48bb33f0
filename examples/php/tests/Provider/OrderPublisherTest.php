<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use PhpPact\Standalone\ProviderVerifier\Model\Config\ProviderTransport;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;

final class OrderPublisherTest extends TestCase
{
    // #region message-provider uses php-server
    public function testKeepsThePactWithOrderMailer(): void
    {
        $server = new PhpServer(__DIR__ . '/servers/order-publisher.php');
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderPublisher')->setPort($server->port);
        $config->addProviderTransport((new ProviderTransport())
            ->setProtocol(ProviderTransport::MESSAGE_PROTOCOL)
            ->setScheme('http')
            ->setPort($server->port)
            ->setPath('/_pact/messages'));

        $verifier = new Verifier($config);
        $pacts = getenv('PACT_DIR') ?: __DIR__ . '/../../pacts';
        $verifier->addFile("{$pacts}/OrderMailer-OrderPublisher.json");
        $verified = $verifier->verify();
        $server->stop();

        $this->assertTrue($verified);
    }
    // #endregion message-provider
}
