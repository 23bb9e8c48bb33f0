<?php

declare(strict_types=1);

use GuzzleHttp\Psr7\Response;
use GuzzleHttp\Psr7\ServerRequest;
use Shop\Emitter;

require __DIR__ . '/../../../vendor/autoload.php';

$file = getenv('CATALOGUE_FILE');
$catalogue = json_decode(file_get_contents($file), true) ?? ['rebuilding' => false];
$request = ServerRequest::fromGlobals();
$asked = json_decode((string) $request->getBody(), true, flags: JSON_THROW_ON_ERROR);

// #region graphql-provider-states
/** Changes the catalogue as a provider state says. */
function change(array $catalogue, string $state, string $action, array $params): array
{
    $product = ['name' => 'Jasmine tea', 'price' => 5.25];
    match ($state) {
        'a product exists' => $catalogue[$params['sku']] = $product,
        'the catalogue is being rebuilt' => $catalogue['rebuilding'] = $action === 'setup',
    };

    return $catalogue;
}
// #endregion graphql-provider-states

/** Stands in for a GraphQL server: it knows one query, and chooses no fields. */
function answer(array $catalogue, array $variables): array
{
    return $catalogue['rebuilding']
        ? ['data' => ['product' => null], 'errors' => [['message' => 'Come back in a minute']]]
        : ['data' => ['product' => $catalogue[$variables['sku']]]];
}

if ($request->getUri()->getPath() === '/_pact/states') {
    $changed = change($catalogue, $asked['state'], $asked['action'], $asked['params']);
    file_put_contents($file, json_encode($changed));
    $body = (object) [];
} else {
    $body = answer($catalogue, $asked['variables']);
}
Emitter::emit(new Response(200, ['Content-Type' => 'application/json'], json_encode($body)));
