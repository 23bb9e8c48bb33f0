package com.example.shop.orders;

import com.example.shop.orders.Order.Customer;
import com.example.shop.orders.Order.Item;
import com.example.shop.orders.Order.Status;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

public final class OrderApi implements AutoCloseable {
  private static final Customer GUEST = new Customer("guest", "guest@example.org");

  private final JsonMapper json = new JsonMapper();
  private final HttpServer server;
  private final OrderStore orders;
  private final Tokens tokens;

  public OrderApi(OrderStore orders, Tokens tokens) throws IOException {
    this.orders = orders;
    this.tokens = tokens;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/orders", this::route);
    server.start();
  }

  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  // #region provider
  private void route(HttpExchange exchange) throws IOException {
    var path = exchange.getRequestURI().getPath();
    switch (exchange.getRequestMethod() + " " + path.replaceFirst("\\d+$", "ID")) {
      case "GET /orders/ID" -> find(exchange, Long.parseLong(path.substring("/orders/".length())));
      case "GET /orders" -> list(exchange);
      case "POST /orders" -> place(exchange);
      default -> respond(exchange, 404, null);
    }
  }

  private void find(HttpExchange exchange, long id) throws IOException {
    var order = orders.find(id);
    respond(exchange, order.isPresent() ? 200 : 404, order.orElse(null));
  }

  private void list(HttpExchange exchange) throws IOException {
    var customer = tokens.customer(exchange.getRequestHeaders().getFirst("Authorization"));
    if (customer.isEmpty()) {
      respond(exchange, 401, null);
      return;
    }
    respond(exchange, 200, orders.findByCustomer(customer.get(), status(exchange)));
  }

  private void place(HttpExchange exchange) throws IOException {
    var request = json.readValue(exchange.getRequestBody(), PlaceOrder.class);
    var order = orders.place(GUEST, request.items());
    order.ifPresent(o -> exchange.getResponseHeaders().set("Location", "/orders/" + o.id()));
    respond(exchange, order.isPresent() ? 201 : 409, order.orElse(null));
  }

  // #endregion provider

  private void respond(HttpExchange exchange, int status, Object body) throws IOException {
    try (exchange) {
      if (body == null) {
        exchange.sendResponseHeaders(status, -1);
        return;
      }
      var bytes = json.writeValueAsBytes(body);
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private static Status status(HttpExchange exchange) {
    return Status.valueOf(exchange.getRequestURI().getQuery().replace("status=", ""));
  }

  private record PlaceOrder(List<Item> items) {}
}
