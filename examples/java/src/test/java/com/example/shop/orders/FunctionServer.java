package com.example.shop.orders;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.example.shop.orders.OrderFunction.Http;
import com.example.shop.orders.OrderFunction.HttpEvent;
import com.example.shop.orders.OrderFunction.HttpResult;
import com.example.shop.orders.OrderFunction.RequestContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

// #region lambda-http-server
/** Calls a function as API Gateway does: a request becomes an event, a result a response. */
final class FunctionServer implements AutoCloseable {
  private final HttpServer server;

  FunctionServer(Function<HttpEvent, HttpResult> function) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> answer(exchange, call(function, event(exchange))));
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private static HttpResult call(Function<HttpEvent, HttpResult> function, HttpEvent event) {
    try {
      return function.apply(event);
    } catch (RuntimeException e) {
      e.printStackTrace();
      return new HttpResult(500, Map.of(), "");
    }
  }

  private static HttpEvent event(HttpExchange exchange) throws IOException {
    var uri = exchange.getRequestURI();
    var headers = new HashMap<String, String>();
    for (var header : exchange.getRequestHeaders().entrySet()) {
      var name = header.getKey().toLowerCase(Locale.ROOT);
      headers.put(name, String.join(",", header.getValue()));
    }
    return new HttpEvent(
        uri.getRawPath(),
        Objects.requireNonNullElse(uri.getRawQuery(), ""),
        headers,
        new RequestContext(new Http(exchange.getRequestMethod())),
        new String(exchange.getRequestBody().readAllBytes(), UTF_8));
  }

  private static void answer(HttpExchange exchange, HttpResult result) throws IOException {
    try (exchange) {
      result.headers().forEach(exchange.getResponseHeaders()::set);
      var body = result.body().getBytes(UTF_8);
      exchange.sendResponseHeaders(result.statusCode(), body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
    }
  }
}
// #endregion lambda-http-server
