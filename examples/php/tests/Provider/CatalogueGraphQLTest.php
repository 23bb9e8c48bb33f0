<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

use GuzzleHttp\Psr7\Uri;
use PhpPact\Standalone\ProviderVerifier\Model\VerifierConfig;
use PhpPact\Standalone\ProviderVerifier\Verifier;
use PHPUnit\Framework\TestCase;

final class CatalogueGraphQLTest extends TestCase
{
    // #region graphql-provider-test uses php-server
    public function testKeepsThePactWithProductPage(): void
    {
        $file = tempnam(sys_get_temp_dir(), 'catalogue');
        // The script answers /graphql, and /_pact/states, where it writes into the file.
        $server = new PhpServer(
            __DIR__ . '/servers/catalogue-graphql.php',
            ['CATALOGUE_FILE' => $file],
        );
        $config = new VerifierConfig();
        $config->getProviderInfo()->setName('CatalogueGraphQL')->setPort($server->port);
        $config->getProviderState()
            ->setStateChangeUrl(new Uri("{$server->url}/_pact/states"))
            ->setStateChangeTeardown(true);

        $verifier = new Verifier($config);
        $verifier->addFile(__DIR__ . '/../../pacts/ProductPage-CatalogueGraphQL.json');
        $verified = $verifier->verify();
        $server->stop();
        unlink($file);

        $this->assertTrue($verified);
    }
    // #endregion graphql-provider-test
}
