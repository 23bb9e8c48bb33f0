<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use GuzzleHttp\Exception\ServerException;
use PhpPact\Consumer\InteractionBuilder;
use PhpPact\Consumer\Model\ConsumerRequest;
use PhpPact\Consumer\Model\ProviderResponse;
use PhpPact\Standalone\MockService\MockServerConfig;
use PHPUnit\Framework\TestCase;
use Shop\OrderWeb\OrderClient;

final class MismatchTest extends TestCase
{
    // #region consumer-fails
    public function testFailsWhenTheClientAsksForSomethingElse(): void
    {
        $server = new MockServerConfig();
        $server->setConsumer('OrderWeb')->setProvider('OrderApi');
        $pact = new InteractionBuilder($server);
        $pact
            ->uponReceiving('a request for an order')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/orders/42'))
            ->willRespondWith((new ProviderResponse())->setStatus(200));

        try {
            $http = new Client(['base_uri' => $server->getBaseUri()]);
            (new OrderClient($http))->order(43);
            $this->fail('The mock server answered a request that the pact does not have.');
        } catch (ServerException $e) {
            $this->assertStringContainsString('/orders/43', $e->getMessage());
        }

        // A pact that does not match is not written.
        $this->assertFalse($pact->verify());
    }
    // #endregion consumer-fails
}
