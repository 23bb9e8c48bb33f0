<?php

// cspell:words AAAABJRU Jggg

declare(strict_types=1);

namespace Shop\Tests\Consumer;

use GuzzleHttp\Client;
use PhpPact\Consumer\InteractionBuilder;
use PhpPact\Consumer\Matcher\Formatters\Xml\XmlContentFormatter;
use PhpPact\Consumer\Matcher\Matcher;
use PhpPact\Consumer\Model\Body\Binary;
use PhpPact\Consumer\Model\Body\Multipart;
use PhpPact\Consumer\Model\Body\Part;
use PhpPact\Consumer\Model\Body\Text;
use PhpPact\Consumer\Model\ConsumerRequest;
use PhpPact\Consumer\Model\ProviderResponse;
use PhpPact\Standalone\MockService\MockServerConfig;
use PhpPact\Xml\XmlBuilder;
use PHPUnit\Framework\TestCase;

/** Bodies that are no JSON, in a pact of its own. */
final class BodiesTest extends TestCase
{
    // #region helper-set-up
    /** A picture of one pixel. */
    private const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwAD'
        . 'hgGAWjR9awAAAABJRU5ErkJggg==';

    private MockServerConfig $server;
    private InteractionBuilder $pact;
    private Matcher $match;
    private string $picture;

    protected function setUp(): void
    {
        $this->server = new MockServerConfig();
        $this->server
            ->setConsumer('OrderWeb')
            ->setProvider('DocumentApi')
            ->setPactDir(__DIR__ . '/../../reports/pacts')
            ->setPactSpecificationVersion('4.0.0');
        $this->pact = new InteractionBuilder($this->server);
        $this->match = new Matcher();
        $this->picture = sys_get_temp_dir() . '/' . uniqid('tea') . '.png';
        file_put_contents($this->picture, base64_decode(self::PIXEL));
    }

    protected function tearDown(): void
    {
        unlink($this->picture);
    }
    // #endregion helper-set-up

    private function http(): Client
    {
        return new Client(['base_uri' => $this->server->getBaseUri()]);
    }

    public function testText(): void
    {
        // #region php-text uses set-up
        $this->pact
            ->uponReceiving('a request for the price list')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/prices'))
            ->willRespondWith((new ProviderResponse())
                ->setStatus(200)
                ->setBody(new Text("sku;price\nTEA-01;15.75\n", 'text/csv')));
        // #endregion php-text

        $response = $this->http()->get('/prices');

        $this->assertTrue($this->pact->verify());
        $this->assertSame('text/csv', $response->getHeaderLine('Content-Type'));
    }

    public function testForm(): void
    {
        // #region php-form uses set-up
        $form = http_build_query(['sku' => 'TEA-01', 'quantity' => 2]);
        $this->pact
            ->uponReceiving('an order that was sent by a form')
            ->with((new ConsumerRequest())
                ->setMethod('POST')
                ->setPath('/orders')
                ->setBody(new Text($form, 'application/x-www-form-urlencoded')))
            ->willRespondWith((new ProviderResponse())->setStatus(303));
        // #endregion php-form

        $http = $this->http();
        $http->post('/orders', [
            'form_params' => ['sku' => 'TEA-01', 'quantity' => 2],
            'allow_redirects' => false,
        ]);

        $this->assertTrue($this->pact->verify());
    }

    public function testBinary(): void
    {
        // #region php-binary uses set-up
        $this->pact
            ->uponReceiving('a request for a picture')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/products/TEA-01.png'))
            ->willRespondWith((new ProviderResponse())
                ->setStatus(200)
                ->setBody(new Binary($this->picture, 'image/png')));
        // #endregion php-binary

        $response = $this->http()->get('/products/TEA-01.png');

        $this->assertTrue($this->pact->verify());
        $this->assertStringStartsWith("\x89PNG", (string) $response->getBody());
    }

    public function testMultipart(): void
    {
        // #region php-multipart uses set-up
        $this->pact
            ->uponReceiving('a picture for a product')
            ->with((new ConsumerRequest())
                ->setMethod('POST')
                ->setPath('/products/TEA-01/pictures')
                ->setBody(new Multipart([new Part($this->picture, 'picture', 'image/png')], 'TEA')))
            ->willRespondWith((new ProviderResponse())->setStatus(201));
        // #endregion php-multipart

        $this->http()->post('/products/TEA-01/pictures', ['multipart' => [[
            'name' => 'picture',
            'contents' => fopen($this->picture, 'r'),
            'headers' => ['Content-Type' => 'image/png'],
        ]]]);

        $this->assertTrue($this->pact->verify());
    }

    public function testXml(): void
    {
        // #region php-xml uses set-up
        $xml = new XmlBuilder('1.0', 'UTF-8');
        $total = $this->match->decimalV3(31.5)->withFormatter(new XmlContentFormatter());
        $xml->root(
            $xml->name('order'),
            $xml->attribute('id', $this->match->integerV3(42)),
            $xml->add($xml->name('currency'), $xml->content('GBP')),
            $xml->add($xml->name('total'), $xml->content($total)),
            $xml->eachLike($xml->name('item'), $xml->contentLike('TEA-01')),
        );
        $this->pact
            ->uponReceiving('a request for an order in XML')
            ->with((new ConsumerRequest())->setMethod('GET')->setPath('/orders/42.xml'))
            ->willRespondWith((new ProviderResponse())
                ->setStatus(200)
                ->setBody(new Text(json_encode($xml), 'application/xml')));
        // #endregion php-xml

        $order = simplexml_load_string((string) $this->http()->get('/orders/42.xml')->getBody());

        $this->assertTrue($this->pact->verify());
        $this->assertSame('TEA-01', (string) $order->item);
        $this->assertSame('31.5', (string) $order->total);
    }
}
