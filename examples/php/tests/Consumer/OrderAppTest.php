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

/** An app that knows the paths of the gateway only. */
final class OrderAppTest extends TestCase
{
    private const PACTS = __DIR__ . '/../../pacts';

    /** Pact adds interactions to a file that it finds, so the test starts without one. */
    public static function setUpBeforeClass(): void
    {
        @unlink(self::PACTS . '/OrderApp-OrderApi.json');
    }

    public function testGetsAnOrderByItsPublicPath(): void
    {
        $server = new MockServerConfig();
        $server
            ->setConsumer('OrderApp')
            ->setProvider('OrderApi')
            ->setPactDir(self::PACTS)
            ->setPactSpecificationVersion('4.0.0');
        $pact = new InteractionBuilder($server);
        $pact
            ->given('an order exists', ['id' => 42])
            ->uponReceiving('a request for an order by its public path')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/shop/orders/42'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'id' => (new Matcher())->integerV3(42),
            ]));

        $http = new Client(['base_uri' => $server->getBaseUri()]);
        $response = $http->get('/shop/orders/42');

        $this->assertTrue($pact->verify());
        $this->assertSame(200, $response->getStatusCode());
    }
}
