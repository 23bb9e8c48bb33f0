<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use PhpPact\Consumer\InteractionBuilder;
use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\Model\ConsumerRequest;
use PhpPact\Consumer\Model\ProviderResponse;
use PhpPact\Standalone\MockService\MockServerConfig;
use PHPUnit\Framework\TestCase;
use Shop\OrderClient;

final class OrderClientTest extends TestCase
{
    // #region test
    public function testSummarisesAnOrder(): void
    {
        $server = new MockServerConfig();
        $server
            ->setConsumer('OrderWeb')
            ->setProvider('OrderApi')
            ->setPactDir(__DIR__ . '/../../pacts')
            ->setPactSpecificationVersion('4.0.0');
        $pact = new InteractionBuilder($server);
        $match = new Matcher();

        $pact
            ->given('an order exists', ['id' => 42])
            ->uponReceiving('a request for an order')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/orders/42'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'status' => $match->regex('PAID', '^(PENDING|PAID|SHIPPED)$'),
                'total' => $match->like(31.5),
            ]));

        $client = new OrderClient(new Client(['base_uri' => $server->getBaseUri()]));
        $summary = $client->summary(42);

        $this->assertTrue($pact->verify());
        $this->assertSame('Order 42 is paid: £31.50', $summary);
    }
    // #endregion test
}
