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

/** Adds to the pact of DeliveryClientTest, which PHPUnit runs before this by its name. */
final class DeliveryNoteTest extends TestCase
{
    // #region helper-set-up
    private InteractionBuilder $pact;
    private Matcher $match;
    private DeliveryClient $client;

    protected function setUp(): void
    {
        $server = new MockServerConfig();
        $server
            ->setConsumer('OrderWeb')
            ->setProvider('DeliveryApi')
            ->setPactDir(__DIR__ . '/../../pacts')
            ->setPactSpecificationVersion('4.0.0')
            // The client is made before the mock server has started, so the port can't be a free one.
            ->setPort(7213);
        $this->pact = new InteractionBuilder($server);
        $this->match = new Matcher();
        $this->client = new DeliveryClient(new Client(['base_uri' => $server->getBaseUri()]));
    }
    // #endregion helper-set-up

    // #region optional-null uses set-up
    public function testPrintsALabelForANoteThatIsNull(): void
    {
        $this->pact
            ->given('the note of a delivery was deleted', ['id' => 44])
            ->uponReceiving('a request for a delivery whose note was deleted')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/deliveries/44'))
            ->willRespondWith((new ProviderResponse())->setStatus(200)->setBody([
                'id' => $this->match->integerV3(44),
                'note' => $this->match->nullValue(),
            ]));

        $label = $this->client->label(44);

        $this->assertTrue($this->pact->verify());
        $this->assertSame('Delivery 44: ring the bell', $label);
    }
    // #endregion optional-null
}
