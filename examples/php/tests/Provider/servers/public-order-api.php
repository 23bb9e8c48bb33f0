<?php

declare(strict_types=1);

// #region gateway-prefix
// The router script of the verification. Does what the gateway does, before the request is
// read: OrderApi itself knows no /shop.
$_SERVER['REQUEST_URI'] = preg_replace('#^/shop/#', '/', $_SERVER['REQUEST_URI']);

require __DIR__ . '/order-api.php';
// #endregion gateway-prefix
