<?php

declare(strict_types=1);

// #region provider-wrong
header('Content-Type: application/json');

echo json_encode([
    'id' => 42,
    'status' => 'PAID',
    'total' => '31.50',
    'placedAt' => '2026-03-14T09:26:53Z',
    'items' => [['sku' => 'TEA-01', 'quantity' => 2]],
]);
// #endregion provider-wrong
