<?php

declare(strict_types=1);

// The verifier asks for provider states here; everything else is for OrderApi.
if ($_SERVER['REQUEST_URI'] !== '/_pact/states') {
    require __DIR__ . '/../../provider/index.php';

    return;
}

$change = json_decode(file_get_contents('php://input'), true, flags: JSON_THROW_ON_ERROR);
$orders = match ($change['state']) {
    'an order exists' => [$change['params']['id'] => ['status' => 'PAID', 'total' => 99.9]],
};
file_put_contents(getenv('ORDERS_FILE'), json_encode($orders));
