<?php

declare(strict_types=1);

use GuzzleHttp\Psr7\ServerRequest;
use Shop\Emitter;
use Shop\OrderApi\OrderApi;
use Shop\OrderApi\Shop;

require __DIR__ . '/../vendor/autoload.php';

$api = new OrderApi(new Shop(getenv('SHOP_FILE') ?: __DIR__ . '/../shop.dat'));
Emitter::emit($api->handle(ServerRequest::fromGlobals()));
