<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use PhpPact\Standalone\ProviderVerifier\Model\Config\ProviderTransport;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;

final class PaymentFunctionTest extends TestCase
{
    // #region lambda-provider-verification
    public function testKeepsThePactWithParcelFunction(): void
    {
        $server = new PhpServer(__DIR__ . '/servers/payment-function.php');
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('PaymentFunction')->setPort($server->port);
        $config->addProviderTransport((new ProviderTransport())
            ->setProtocol(ProviderTransport::MESSAGE_PROTOCOL)
            ->setScheme('http')
            ->setPort($server->port)
            ->setPath('/_pact/messages'));

        $verifier = new Verifier($config);
        $pacts = getenv('PACT_DIR') ?: __DIR__ . '/../../pacts';
        $verifier->addFile("{$pacts}/ParcelFunction-PaymentFunction.json");
        $verified = $verifier->verify();
        $server->stop();

        $this->assertTrue($verified);
    }
    // #endregion lambda-provider-verification
}
