<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use PhpPact\Standalone\StubService\StubServer;
use PhpPact\Standalone\StubService\StubServerConfig;
use PHPUnit\Framework\TestCase;
use Shop\OrderWeb\OrderClient;

/** Serves a pact that the other tests have written. */
final class StubServerTest extends TestCase
{
    // #region helper-pact
    private const PACT = __DIR__ . '/../../pacts/OrderWeb-OrderApi.json';
    // #endregion helper-pact

    // #region php-stub-server uses pact
    public function testGetsAnOrderOfThePact(): void
    {
        $config = (new StubServerConfig())
            ->setFiles([self::PACT])
            ->setProviderState('^an order exists$');
        $stub = new StubServer($config);
        $stub->start();

        $http = new Client(['base_uri' => $config->getBaseUri()]);
        $order = (new OrderClient($http))->order(42);
        $stub->stop();

        $this->assertSame(31.5, $order->total);
    }
    // #endregion php-stub-server
}
