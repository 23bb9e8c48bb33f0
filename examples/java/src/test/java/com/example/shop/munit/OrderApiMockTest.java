package com.example.shop.munit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Calls the mock server as a suite of MUnit does, with a request in place of the flow. */
class OrderApiMockTest {
  private static final Path PACT = Path.of("pacts", "OrderMule-OrderApi.json");

  @AfterEach
  void stop() {
    OrderApiMock.stop();
  }

  @Test
  void writesThePactWhenTheFlowAsksAsExpected() throws Exception {
    var port = freePort();
    OrderApiMock.startWithOrder(port);
    assertEquals(200, get(port, "/orders/42"));
    OrderApiMock.verify();

    assertTrue(Files.readString(PACT).contains("a request for an order from a flow"));
  }

  @Test
  void failsWhenTheFlowAsksForSomethingElse() throws Exception {
    var port = freePort();
    OrderApiMock.startWithOrder(port);
    assertEquals(500, get(port, "/order/42"));

    var failure = assertThrows(AssertionError.class, OrderApiMock::verify);
    assertTrue(failure.getMessage().contains("/order/42"), failure.getMessage());
  }

  private static int get(int port, String path) throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path)).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
