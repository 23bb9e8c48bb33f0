package com.example.shop.catalogue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

// #region helper-catalogue-graphql
/** Stands in for a GraphQL server: it knows one query, and chooses no fields. */
final class CatalogueGraphQL implements AutoCloseable {
  private final Map<String, Map<String, Object>> products = new HashMap<>();
  private final JsonMapper json = new JsonMapper();
  private final HttpServer server;
  private boolean rebuilding;

  CatalogueGraphQL() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/graphql", this::answer);
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  void add(String sku, Map<String, Object> product) {
    products.put(sku, product);
  }

  void rebuilding(boolean rebuilding) {
    this.rebuilding = rebuilding;
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      var question = json.readTree(exchange.getRequestBody());
      var sku = question.path("variables").path("sku").asString();
      var body = json.writeValueAsBytes(rebuilding ? failure() : found(sku));
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private Map<String, Object> found(String sku) {
    return Map.of("data", Collections.singletonMap("product", products.get(sku)));
  }

  private static Map<String, Object> failure() {
    return Map.of(
        "data",
        Collections.singletonMap("product", null),
        "errors",
        List.of(Map.of("message", "Come back in a minute")));
  }
}
// #endregion helper-catalogue-graphql
