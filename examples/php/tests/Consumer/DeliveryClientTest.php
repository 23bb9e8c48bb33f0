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
use Shop\OrderWeb\DeliveryClient;

final class DeliveryClientTest extends TestCase
{
    // #region helper-set-up
    private const PACTS = __DIR__ . '/../../pacts';

    private InteractionBuilder $pact;
    private Matcher $match;
    private DeliveryClient $client;

    /** Pact adds interactions to a file that it finds, so the test starts without one. */
    public static function setUpBeforeClass(): void
    {
        @unlink(self::PACTS . '/OrderWeb-DeliveryApi.json');
    }

    protected function setUp(): void
    {
        $server = new MockServerConfig();
        $server
            ->setConsumer('OrderWeb')
            ->setProvider('DeliveryApi')
            ->setPactDir(self::PACTS)
            ->setPactSpecificationVersion('4.0.0')
            // The client is made before the mock server has started, so the port can't be a free one.
            ->setPort(7213);
        $this->pact = new InteractionBuilder($server);
        $this->match = new Matcher();
        $this->client = new DeliveryClient(new Client(['base_uri' => $server->getBaseUri()]));
    }
    // #endregion helper-set-up

    // #region optional-field uses set-up
    public function testPrintsTheNote(): void
    {
        $this->pact
            ->given('a delivery has a note', ['id' => 42])
            ->uponReceiving('a request for a delivery with a note')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/deliveries/42'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'id' => $this->match->integerV3(42),
                'note' => $this->match->like('Leave it with the porter'),
            ]));

        $label = $this->client->label(42);

        $this->assertTrue($this->pact->verify());
        $this->assertSame('Delivery 42: Leave it with the porter', $label);
    }

    public function testPrintsALabelWithoutANote(): void
    {
        $this->pact
            ->given('a delivery has no note', ['id' => 43])
            ->uponReceiving('a request for a delivery without a note')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/deliveries/43'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'id' => $this->match->integerV3(43),
            ]));

        $label = $this->client->label(43);

        $this->assertTrue($this->pact->verify());
        $this->assertSame('Delivery 43: ring the bell', $label);
    }
    // #endregion optional-field
}
