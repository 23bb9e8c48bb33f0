<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Uri;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Process\Process;

final class OrderApiTest extends TestCase
{
    private const PORT = 8099;

    private string $ordersFile;
    private Process $provider;

    protected function setUp(): void
    {
        $this->ordersFile = tempnam(sys_get_temp_dir(), 'orders');
        $this->provider = new Process(
            [PHP_BINARY, '-S', 'localhost:' . self::PORT, __DIR__ . '/router.php'],
            env: ['ORDERS_FILE' => $this->ordersFile],
        );
        $this->provider->start();
        while ($this->provider->isRunning() && !@fsockopen('localhost', self::PORT)) {
            usleep(10_000);
        }
    }

    protected function tearDown(): void
    {
        $this->provider->stop();
        unlink($this->ordersFile);
    }

    public function testKeepsThePactWithOrderWeb(): void
    {
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('OrderApi')->setPort(self::PORT);
        $config->getProviderState()
            ->setStateChangeUrl(new Uri('http://localhost:' . self::PORT . '/_pact/states'));

        $verifier = new Verifier($config);
        $verifier->addFile(__DIR__ . '/../../pacts/OrderWeb-OrderApi.json');

        $this->assertTrue($verifier->verify());
    }
}
