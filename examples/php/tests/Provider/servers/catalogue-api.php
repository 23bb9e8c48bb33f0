<?php

declare(strict_types=1);

use GuzzleHttp\Psr7\Response;
use GuzzleHttp\Psr7\ServerRequest;
use Shop\Emitter;

require __DIR__ . '/../../../vendor/autoload.php';

$product = [
    'name' => 'Sencha',
    'weight' => 50,
    'maker' => ['name' => 'Uji Gardens', 'organic' => false, 'since' => 1907],
    'sku' => 'TEA-07',
    'barcode' => '5012345678900',
    'price' => 8.5,
    'rating' => 5,
    'inStock' => false,
    'addedOn' => '2025-12-31',
    'collectBy' => '09:00',
    'changedAt' => '2026-01-02T03:04:05+0100',
    'revision' => '0c9f3b1e-5d0a-4f0b-9c66-3f4b8e1d2a77',
    'variants' => [
        ['grams' => 50, 'label' => 'Bag'],
        ['grams' => 100, 'label' => 'Tin'],
        ['grams' => 1000, 'label' => 'Sack'],
    ],
    'colours' => ['white', 'blue', 'black'],
    'attachments' => [
        ['type' => 'film', 'url' => '/sencha.webm'],
        ['type' => 'manual', 'pages' => 12],
        ['type' => 'picture', 'url' => '/sencha.png'],
    ],
    'names' => ['de' => 'Sencha-Tee', 'ja' => '煎茶', 'nl' => 'Senchathee'],
    'stock' => ['BATH' => 3],
    'list' => ['amount' => 9.25, 'currency' => 'GBP'],
    'notice' => 'The price includes VAT.',
    'discount' => null,
];

$request = ServerRequest::fromGlobals();
$path = $request->getUri()->getPath();
$body = match (true) {
    $path === '/_pact/states' => (object) [],
    str_ends_with($path, '/reviews') => [
        'page' => (int) $request->getQueryParams()['page'],
        'reviews' => ['Fresh', 'Grassy'],
    ],
    default => $product,
};

Emitter::emit(new Response(200, ['Content-Type' => 'application/json'], json_encode($body)));
