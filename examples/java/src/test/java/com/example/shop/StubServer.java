package com.example.shop;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.UnaryOperator;

// #region helper-stub-server
/** A server that answers every request with JSON. */
public record StubServer(HttpServer server) implements AutoCloseable {
  public static StubServer answering(String json) throws IOException {
    return answering(path -> json);
  }

  public static StubServer answering(UnaryOperator<String> jsonForPath) throws IOException {
    var loopback = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    var server = HttpServer.create(loopback, 0);
    server.createContext("/", exchange -> answer(exchange, jsonForPath));
    server.start();
    return new StubServer(server);
  }

  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private static void answer(HttpExchange exchange, UnaryOperator<String> jsonForPath)
      throws IOException {
    try (exchange) {
      var body = jsonForPath.apply(exchange.getRequestURI().getPath()).getBytes(UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }
}
// #endregion helper-stub-server
