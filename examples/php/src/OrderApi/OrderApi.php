<?php

declare(strict_types=1);

namespace Shop\OrderApi;

use GuzzleHttp\Psr7\Response;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;

final class OrderApi
{
    public function __construct(private readonly Shop $shop)
    {
    }

    // #region provider
    public function handle(ServerRequestInterface $request): ResponseInterface
    {
        $route = $request->getMethod() . ' ' . $request->getUri()->getPath();

        return match (1) {
            preg_match('#^GET /orders/(\d+)$#', $route, $found) => $this->order((int) $found[1]),
            preg_match('#^POST /orders$#', $route) => $this->place($request),
            preg_match('#^GET /orders$#', $route) => $this->myOrders($request),
            default => new Response(404),
        };
    }

    private function order(int $id): ResponseInterface
    {
        $order = $this->shop->order($id);

        return $order === null ? new Response(404) : $this->json($order);
    }

    private function place(ServerRequestInterface $request): ResponseInterface
    {
        $order = $this->shop->place(json_decode((string) $request->getBody(), true)['items']);

        return $this->json($order, 201)->withHeader('Location', "/orders/{$order['id']}");
    }

    private function myOrders(ServerRequestInterface $request): ResponseInterface
    {
        $token = substr($request->getHeaderLine('Authorization'), strlen('Bearer '));
        $customer = $this->shop->customer($token);

        return $customer === null
            ? new Response(401)
            : $this->json($this->shop->ordersOf($customer, $request->getQueryParams()['status']));
    }
    // #endregion provider

    /** @param array<mixed> $body */
    private function json(array $body, int $status = 200): ResponseInterface
    {
        // Without the flag, a total of 31.0 would be sent as the integer 31.
        $json = json_encode($body, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);

        return new Response($status, ['Content-Type' => 'application/json'], $json);
    }
}
