<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Uri;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;

/** OrderApi keeps a pact that has the paths of the gateway in front of it. */
final class PublicPathTest extends TestCase
{
    public function testKeepsThePactWithOrderApp(): void
    {
        $shopFile = tempnam(sys_get_temp_dir(), 'shop');
        $server = new PhpServer(
            __DIR__ . '/servers/public-order-api.php',
            ['SHOP_FILE' => $shopFile],
        );
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderApi')->setPort($server->port);
        $config->getProviderState()
            ->setStateChangeUrl(new Uri("{$server->url}/_pact/states"))
            ->setStateChangeTeardown(true);

        $verifier = new Verifier($config);
        $verifier->addFile(__DIR__ . '/../../pacts/OrderApp-OrderApi.json');
        $verified = $verifier->verify();
        $server->stop();
        unlink($shopFile);

        $this->assertTrue($verified);
    }
}
