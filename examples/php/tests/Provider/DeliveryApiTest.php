<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Uri;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;

final class DeliveryApiTest extends TestCase
{
    public function testKeepsThePactWithOrderWeb(): void
    {
        $file = tempnam(sys_get_temp_dir(), 'deliveries');
        $server = new PhpServer(
            __DIR__ . '/servers/delivery-api.php',
            ['DELIVERIES_FILE' => $file],
        );
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('DeliveryApi')->setPort($server->port);
        $config->getProviderState()->setStateChangeUrl(new Uri("{$server->url}/_pact/states"));

        $verifier = new Verifier($config);
        $verifier->addFile(__DIR__ . '/../../pacts/OrderWeb-DeliveryApi.json');
        $verified = $verifier->verify();
        $server->stop();
        unlink($file);

        $this->assertTrue($verified);
    }
}
