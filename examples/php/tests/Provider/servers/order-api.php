<?php

declare(strict_types=1);

use GuzzleHttp\Psr7\ServerRequest;
use Shop\Emitter;
use Shop\OrderApi\OrderApi;
use Shop\OrderApi\Shop;
use Shop\Tests\Provider\OrderApiStates;

require __DIR__ . '/../../../vendor/autoload.php';

// #region provider-states-endpoint
$shop = new Shop(getenv('SHOP_FILE'));
$request = ServerRequest::fromGlobals();

Emitter::emit(match ($request->getUri()->getPath()) {
    '/_pact/states' => (new OrderApiStates($shop))->handle($request),
    default => (new OrderApi($shop))->handle($request),
});
// #endregion provider-states-endpoint
