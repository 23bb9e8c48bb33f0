<?php

declare(strict_types=1);

use GuzzleHttp\Psr7\Response;
use GuzzleHttp\Psr7\ServerRequest;
use Shop\Emitter;

require __DIR__ . '/../../../vendor/autoload.php';

$file = getenv('DELIVERIES_FILE');
$deliveries = json_decode(file_get_contents($file), true) ?? [];
$request = ServerRequest::fromGlobals();

// #region optional-field-states
if ($request->getUri()->getPath() === '/_pact/states') {
    $change = json_decode((string) $request->getBody(), true, flags: JSON_THROW_ON_ERROR);
    $id = $change['params']['id'];
    $deliveries[$id] = match ($change['state']) {
        'a delivery has a note' => ['id' => $id, 'note' => 'Second floor, please'],
        'a delivery has no note' => ['id' => $id],
        'the note of a delivery was deleted' => ['id' => $id, 'note' => null],
    };
    file_put_contents($file, json_encode($deliveries));
}
// #endregion optional-field-states

$id = (int) basename($request->getUri()->getPath());
$answer = json_encode($deliveries[$id] ?? (object) []);
Emitter::emit(new Response(200, ['Content-Type' => 'application/json'], $answer));
