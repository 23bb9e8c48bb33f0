<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Uri;
use PhpPact\Service\LoggerInterface;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;
use Shop\OrderApi\Shop;

final class OrderApiTest extends TestCase
{
    private string $shopFile;
    private Shop $shop;
    private PhpServer $server;

    // #region provider-test uses pact-file php-server
    // #region helper-set-up uses php-server
    protected function setUp(): void
    {
        $this->shopFile = tempnam(sys_get_temp_dir(), 'shop');
        $this->shop = new Shop($this->shopFile);
        $this->server = new PhpServer(
            __DIR__ . '/servers/order-api.php',
            ['SHOP_FILE' => $this->shopFile],
        );
    }

    protected function tearDown(): void
    {
        $this->server->stop();
        unlink($this->shopFile);
    }
    // #endregion helper-set-up

    public function testKeepsThePactWithOrderWeb(): void
    {
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderApi')->setPort($this->server->port);
        $config->getProviderState()
            ->setStateChangeUrl(new Uri("{$this->server->url}/_pact/states"))
            ->setStateChangeTeardown(true);
        $config->getCustomHeaders()
            ->addHeader('Authorization', "Bearer {$this->shop->signIn('ada')}");

        $verifier = new Verifier($config);
        $verifier->addFile($this->pactFile());

        $this->assertTrue($verifier->verify());
    }
    // #endregion provider-test

    // #region provider-auth uses set-up config pact-file
    public function testAcceptsAValidToken(): void
    {
        $token = $this->shop->signIn('ada');

        $config = $this->config();
        $config->getFilterInfo()->setFilterDescription('a request for my orders');
        // Goes with every request, in place of the header that the pact has.
        $config->getCustomHeaders()->addHeader('Authorization', "Bearer {$token}");

        $verifier = new Verifier($config);
        $verifier->addFile($this->pactFile());

        $this->assertTrue($verifier->verify());
    }
    // #endregion provider-auth

    public function testRefusesTheTokenOfThePact(): void
    {
        $config = $this->config();
        $config->getFilterInfo()->setFilterDescription('a request for my orders');

        $verifier = new Verifier($config);
        $verifier->addFile($this->pactFile());

        $this->assertFalse($verifier->verify());
    }

    // #region provider-fails uses pact-file php-server
    public function testFailsWhenTheTotalIsAString(): void
    {
        $server = new PhpServer(__DIR__ . '/servers/wrong-order-api.php');
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderApi')->setPort($server->port);
        $config->getFilterInfo()->setFilterDescription('^a request for an order$');

        $report = new class () implements LoggerInterface {
            public string $json = '';

            public function log(string $output): void
            {
                $this->json = $output;
            }
        };
        $verifier = new Verifier($config, $report);
        $verifier->addFile($this->pactFile());
        $verified = $verifier->verify();
        $server->stop();

        $this->assertFalse($verified);
        $this->assertStringContainsString('$.total', $report->json);
    }
    // #endregion provider-fails

    // #region helper-config uses set-up
    private function config(): VerifierConfig
    {
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderApi')->setPort($this->server->port);
        $config->getProviderState()
            ->setStateChangeUrl(new Uri("{$this->server->url}/_pact/states"))
            ->setStateChangeTeardown(true);

        return $config;
    }
    // #endregion helper-config

    // #region helper-pact-file
    private function pactFile(): string
    {
        return (getenv('PACT_DIR') ?: __DIR__ . '/../../pacts') . '/OrderWeb-OrderApi.json';
    }
    // #endregion helper-pact-file
}
