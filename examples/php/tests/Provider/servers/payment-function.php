<?php

declare(strict_types=1);

use GuzzleHttp\Psr7\Response;
use GuzzleHttp\Psr7\ServerRequest;
use Shop\Emitter;
use Shop\PaymentFunction\PaymentFunction;

require __DIR__ . '/../../../vendor/autoload.php';

// #region lambda-provider
// The router script of the verification, which asks it for each message.
$request = ServerRequest::fromGlobals();
$asked = json_decode((string) $request->getBody(), true, flags: JSON_THROW_ON_ERROR);

if ($asked['description'] === 'order paid') {
    $sent = [];
    $pay = new PaymentFunction(function (array $publication) use (&$sent): void {
        $sent[] = $publication;
    });
    $pay([
        'id' => $asked['providerStates'][0]['params']['id'],
        'items' => [['sku' => 'MUG-07', 'quantity' => 1], ['sku' => 'TEA-02', 'quantity' => 2]],
    ]);

    $headers = ['Content-Type' => 'application/json'];
    Emitter::emit(new Response(200, $headers, $sent[0]['Message']));
}
// #endregion lambda-provider
