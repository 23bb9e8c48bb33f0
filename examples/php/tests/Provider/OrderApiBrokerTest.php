<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Uri;
use PhpPact\Standalone\ProviderVerifier\Model\Config\PublishOptions;
use PhpPact\Standalone\ProviderVerifier\Model\ConsumerVersionSelectors;
use PhpPact\Standalone\ProviderVerifier\Model\Selector\Selector;
use PhpPact\Standalone\ProviderVerifier\Model\Source\Broker;
use PhpPact\Standalone\ProviderVerifier\Model\Source\Url;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;
use Shop\OrderApi\Shop;

final class OrderApiBrokerTest extends TestCase
{
    // #region helper-set-up uses php-server
    private string $shopFile;
    private PhpServer $server;

    protected function setUp(): void
    {
        $this->shopFile = tempnam(sys_get_temp_dir(), 'shop');
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

    // #region provider-broker uses config
    public function testKeepsThePactsOfTheBroker(): void
    {
        if (!getenv('PACT_BROKER_BASE_URL')) {
            $this->markTestSkipped('PACT_BROKER_BASE_URL is not set.');
        }

        $config = $this->config();
        if (getenv('CI') === 'true') {
            $config->setPublishOptions((new PublishOptions())
                ->setProviderVersion(getenv('GIT_COMMIT'))
                ->setProviderBranch(getenv('GIT_BRANCH')));
        }

        $broker = new Broker();
        $broker->setUrl(new Uri(getenv('PACT_BROKER_BASE_URL')));
        $broker->setToken(getenv('PACT_BROKER_TOKEN') ?: null);
        $broker->setProviderBranch(getenv('GIT_BRANCH'));
        $broker->setEnablePending(true);
        $broker->setIncludeWipPactSince('2026-01-01');
        $broker->setConsumerVersionSelectors(new ConsumerVersionSelectors([
            new Selector(mainBranch: true),
            new Selector(matchingBranch: true),
            new Selector(deployedOrReleased: true),
        ]));

        $verifier = new Verifier($config);
        $verifier->addBroker($broker);

        $this->assertTrue($verifier->verify());
    }
    // #endregion provider-broker

    // #region provider-broker-webhook uses config
    public function testKeepsThePactOfTheWebhook(): void
    {
        if (!getenv('PACT_URL')) {
            $this->markTestSkipped('PACT_URL is not set.');
        }

        $config = $this->config();
        if (getenv('CI') === 'true') {
            $config->setPublishOptions((new PublishOptions())
                ->setProviderVersion(getenv('GIT_COMMIT'))
                ->setProviderBranch(getenv('GIT_BRANCH')));
        }

        $verifier = new Verifier($config);
        $verifier->addUrl((new Url())
            ->setUrl(new Uri(getenv('PACT_URL')))
            ->setToken(getenv('PACT_BROKER_TOKEN') ?: null));

        $this->assertTrue($verifier->verify());
    }
    // #endregion provider-broker-webhook

    // #region helper-config uses set-up
    private function config(): VerifierConfig
    {
        $token = (new Shop($this->shopFile))->signIn('ada');

        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderApi')->setPort($this->server->port);
        $config->getProviderState()
            ->setStateChangeUrl(new Uri("{$this->server->url}/_pact/states"))
            ->setStateChangeTeardown(true);
        $config->getCustomHeaders()->addHeader('Authorization', "Bearer {$token}");

        return $config;
    }
    // #endregion helper-config
}
