<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Uri;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;

/** A product with other values keeps the pact, whose rules say how they may differ. */
final class CatalogueApiTest extends TestCase
{
    public function testKeepsThePactWithOtherValues(): void
    {
        $server = new PhpServer(__DIR__ . '/servers/catalogue-api.php');
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('CatalogueApi')->setPort($server->port);
        $config->getProviderState()->setStateChangeUrl(new Uri("{$server->url}/_pact/states"));

        $verifier = new Verifier($config);
        $pacts = getenv('PACT_DIR') ?: __DIR__ . '/../../pacts';
        $verifier->addFile("{$pacts}/OrderWeb-CatalogueApi.json");
        $verified = $verifier->verify();
        $server->stop();

        $this->assertTrue($verified);
    }
}
