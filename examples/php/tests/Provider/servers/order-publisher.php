<?php

declare(strict_types=1);

use GuzzleHttp\Psr7\Response;
use GuzzleHttp\Psr7\ServerRequest;
use Shop\Emitter;
use Shop\OrderPublisher\OrderPublisher;

require __DIR__ . '/../../../vendor/autoload.php';

// #region message-provider-endpoint
$request = ServerRequest::fromGlobals();
$asked = json_decode((string) $request->getBody(), true, flags: JSON_THROW_ON_ERROR);

if ($asked['description'] === 'order placed') {
    $order = [
        'id' => $asked['providerStates'][0]['params']['id'],
        'total' => 31.5,
        'placedAt' => '2026-03-14T09:26:53Z',
    ];
    $event = (new OrderPublisher())->orderPlaced($order, 'grace@example.org');

    Emitter::emit(new Response(200, [
        'Content-Type' => 'application/json',
        'Pact-Message-Metadata' => base64_encode(json_encode(['topic' => 'orders'])),
    ], json_encode($event, JSON_PRESERVE_ZERO_FRACTION)));
}
// #endregion message-provider-endpoint
