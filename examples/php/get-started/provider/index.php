<?php

declare(strict_types=1);

/** OrderApi. Its orders are in a file of JSON, by their numbers. */
$orders = json_decode(file_get_contents(getenv('ORDERS_FILE')), true, flags: JSON_THROW_ON_ERROR);
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$id = preg_match('#^/orders/(\d+)$#', $path, $found) === 1 ? $found[1] : '';
$order = $orders[$id] ?? null;

if ($order === null) {
    http_response_code(404);

    return;
}

header('Content-Type: application/json');
echo json_encode([
    'id' => (int) $id,
    'status' => $order['status'],
    'total' => $order['total'],
], JSON_THROW_ON_ERROR);
