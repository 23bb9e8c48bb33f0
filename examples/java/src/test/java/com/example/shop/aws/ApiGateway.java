package com.example.shop.aws;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;

/** Stands for API Gateway with IAM authorisation: lets signed requests through to a service. */
public final class ApiGateway implements AutoCloseable {
  private final HttpClient http = HttpClient.newHttpClient();
  private final HttpServer server;
  private final AwsSigner signer;
  private final int service;

  public ApiGateway(AwsSigner signer, int service) throws IOException {
    this.signer = signer;
    this.service = service;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::forward);
    server.start();
  }

  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void forward(HttpExchange exchange) throws IOException {
    try (exchange) {
      var body = exchange.getRequestBody().readAllBytes();
      if (!isSigned(exchange, body)) {
        exchange.sendResponseHeaders(403, -1);
        return;
      }
      var request =
          HttpRequest.newBuilder(URI.create("http://localhost:" + service + exchange.getRequestURI()))
              .method(
                  exchange.getRequestMethod(), HttpRequest.BodyPublishers.ofByteArray(body))
              .build();
      var response = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
      response
          .headers()
          .firstValue("Content-Type")
          .ifPresent(type -> exchange.getResponseHeaders().set("Content-Type", type));
      response
          .headers()
          .firstValue("Location")
          .ifPresent(at -> exchange.getResponseHeaders().set("Location", at));
      var length = response.body().length;
      exchange.sendResponseHeaders(response.statusCode(), length == 0 ? -1 : length);
      exchange.getResponseBody().write(response.body());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isSigned(HttpExchange exchange, byte[] body) {
    var headers = exchange.getRequestHeaders();
    var date = headers.getFirst("X-Amz-Date");
    if (date == null) {
      return false;
    }
    var time = date.replaceFirst("(....)(..)(..)T(..)(..)(..)Z", "$1-$2-$3T$4:$5:$6Z");
    var uri = URI.create("http://" + headers.getFirst("Host") + exchange.getRequestURI());
    var again = signer.sign(exchange.getRequestMethod(), uri, body, Instant.parse(time));
    return again.get("Authorization").equals(headers.getFirst("Authorization"));
  }
}
