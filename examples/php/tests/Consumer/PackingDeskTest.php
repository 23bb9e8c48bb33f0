<?php

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use GuzzleHttp\Utils;
use PhpPact\Consumer\Driver\Enum\InteractionPart;
use PhpPact\Consumer\InteractionBuilder;
use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\Model\Body\Text;
use PhpPact\Consumer\Model\ConsumerRequest;
use PhpPact\Consumer\Model\ProviderResponse;
use PhpPact\Plugins\Csv\Factory\CsvInteractionDriverFactory;
use PhpPact\Standalone\MockService\MockServerConfig;
use PHPUnit\Framework\Attributes\Depends;
use PHPUnit\Framework\TestCase;
use Shop\PackingDesk\PackingDesk;

/** Needs a plugin: pact plugin install --yes --skip-if-installed csv */
final class PackingDeskTest extends TestCase
{
    // #region helper-pacts
    private const PACTS = __DIR__ . '/../../pacts';
    private const PACT = self::PACTS . '/PackingDesk-ParcelApi.json';

    /** Pact adds interactions to a file that it finds, so the test starts without one. */
    public static function setUpBeforeClass(): void
    {
        @unlink(self::PACT);
    }
    // #endregion helper-pacts

    protected function setUp(): void
    {
        $plugins = getenv('PACT_PLUGIN_DIR') ?: getenv('HOME') . '/.pact/plugins';
        if (glob("{$plugins}/csv-*") === []) {
            $this->markTestSkipped('The plugin csv is not installed.');
        }
    }

    // #region plugin-http-consumer uses pacts
    public function testListsTheParcels(): void
    {
        $server = new MockServerConfig();
        $server
            ->setConsumer('PackingDesk')
            ->setProvider('ParcelApi')
            ->setPactDir(self::PACTS)
            ->setPactSpecificationVersion('4.0.0');
        // What stands here is for the plugin to say; Pact passes the JSON on.
        $match = new Matcher(plugin: true);
        $parcels = Utils::jsonEncode([
            'csvHeaders' => true,
            'column:To' => $match->like('Ada'),
            'column:Weight' => $match->regex('250 g', '^[0-9]+ g$'),
        ]);
        $csv = new CsvInteractionDriverFactory(InteractionPart::RESPONSE);
        $pact = new InteractionBuilder($server, $csv);
        $pact
            ->given('a parcel is packed', ['order' => 42])
            ->uponReceiving('a request for the parcels')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/parcels.csv'))
            ->willRespondWith((new ProviderResponse())
                ->setStatus(200)
                ->setBody(new Text($parcels, 'text/csv')));

        $desk = new PackingDesk(new Client(['base_uri' => $server->getBaseUri()]));
        $list = $desk->parcels();

        $this->assertTrue($pact->verify());
        $this->assertSame([['To' => 'Ada', 'Weight' => '250 g']], $list);
    }
    // #endregion plugin-http-consumer

    #[Depends('testListsTheParcels')]
    public function testThePactNamesThePlugin(): void
    {
        $pact = Utils::jsonDecode(file_get_contents(self::PACT), true);

        $this->assertSame('csv', $pact['metadata']['plugins'][0]['name']);
    }
}
