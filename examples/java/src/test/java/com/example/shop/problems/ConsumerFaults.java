package com.example.shop.problems;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.dsl.PactDslWithProvider;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.PactSpecVersion;
import au.com.dius.pact.core.model.RequestResponsePact;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import com.example.shop.web.Order.Item;
import com.example.shop.web.OrderClient;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Consumer tests that fail, each with a message of its own. */
final class ConsumerFaults {
  private ConsumerFaults() {}

  static V4Pact anOrder(PactBuilder builder, int status) {
    return builder
        .expectsToReceiveHttpInteraction(
            "a request for an order",
            http ->
                http.withRequest(r -> r.path("/orders/42")).willRespondWith(r -> r.status(status)))
        .toPact();
  }

  /** A test that would pass; each below gets something wrong. */
  abstract static class FindsAnOrder {
    @Pact(consumer = "OrderWeb")
    V4Pact order(PactBuilder builder) {
      return anOrder(builder, 200);
    }

    @Test
    void findsAnOrder(MockServer mockServer) throws Exception {
      new OrderClient(mockServer.getUrl()).find(42);
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory("target/problems")
  static class RequestsNotReceived extends FindsAnOrder {
    @Test
    void findsAnOrder(MockServer mockServer) {
      new OrderClient(mockServer.getUrl());
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory("target/problems")
  static class UnexpectedRequest extends FindsAnOrder {
    @Test
    void findsAnOrder(MockServer mockServer) throws Exception {
      new OrderClient(mockServer.getUrl()).find(43);
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory("target/problems")
  static class PartialMismatch {
    @Pact(consumer = "OrderWeb")
    V4Pact placed(PactBuilder builder) {
      var body =
          newJsonBody(
              o ->
                  o.minArrayLike(
                      "items", 1, i -> i.stringType("sku", "TEA-01").stringType("quantity", "2")));
      return builder
          .expectsToReceiveHttpInteraction(
              "an order that is placed",
              http ->
                  http.withRequest(
                          r ->
                              r.method("POST")
                                  .path("/orders")
                                  .header("X-Shop", "tea")
                                  .body(body.build()))
                      .willRespondWith(r -> r.status(201)))
          .toPact();
    }

    @Test
    void placesAnOrder(MockServer mockServer) throws Exception {
      new OrderClient(mockServer.getUrl()).place(List.of(new Item("TEA-01", 2)));
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory("target/problems")
  static class NoPactMethod extends FindsAnOrder {
    @Pact(consumer = "OrderWeb", provider = "OrdersApi")
    V4Pact order(PactBuilder builder) {
      return anOrder(builder, 200);
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory("target/problems")
  static class SignatureOfV4 {
    @Pact(consumer = "OrderWeb")
    RequestResponsePact order(PactDslWithProvider builder) {
      return builder
          .uponReceiving("a request for an order")
          .path("/orders/42")
          .willRespondWith()
          .status(200)
          .toPact();
    }

    @Test
    void findsAnOrder(MockServer mockServer) throws Exception {
      new OrderClient(mockServer.getUrl()).find(42);
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi", pactVersion = PactSpecVersion.V3)
  @PactDirectory("target/problems")
  static class SignatureOfV3 extends FindsAnOrder {
    // The message names the class that declares the method.
    @Pact(consumer = "OrderWeb")
    V4Pact order(PactBuilder builder) {
      return super.order(builder);
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory("target/problems")
  static class MethodNotExecuted extends FindsAnOrder {
    @Pact(consumer = "OrderWeb")
    V4Pact noOrder(PactBuilder builder) {
      return anOrder(builder, 200);
    }

    @Test
    void findsAnOrder(MockServer mockServer) throws IOException {
      URI.create(mockServer.getUrl() + "/orders/42").toURL().openStream().close();
    }
  }

  @PactTestFor(providerName = "OrderApi")
  static class ExtensionMissing extends FindsAnOrder {
    // The message names the class that declares the method.
    @Test
    void findsAnOrder(MockServer mockServer) throws Exception {
      super.findsAnOrder(mockServer);
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi", port = "8947")
  @PactDirectory("target/problems")
  static class PortInUse extends FindsAnOrder {
    private static ServerSocket other;

    @BeforeAll
    static void occupyThePort() throws IOException {
      other = new ServerSocket(8947, 1, InetAddress.getLoopbackAddress());
    }

    @AfterAll
    static void freeThePort() throws IOException {
      other.close();
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory("target/problems")
  static class ExampleDoesNotMatch extends FindsAnOrder {
    @Pact(consumer = "OrderWeb")
    V4Pact order(PactBuilder builder) {
      newJsonBody(o -> o.stringMatcher("status", "PENDING|PAID|SHIPPED", "paid")).build();
      return anOrder(builder, 200);
    }
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory("target/merged")
  static class OtherVersionInFile extends FindsAnOrder {
    @BeforeAll
    static void writeAnOldPact() throws IOException {
      var folder = Files.createDirectories(Path.of("target/merged"));
      Files.writeString(
          folder.resolve("OrderWeb-OrderApi.json"),
          """
          {"consumer": {"name": "OrderWeb"}, "provider": {"name": "OrderApi"},
           "interactions": [{"description": "a request for all orders",
            "request": {"method": "GET", "path": "/orders"}, "response": {"status": 200}}],
           "metadata": {"pactSpecification": {"version": "3.0.0"}}}
          """);
    }

    @Test
    void findsAnOrder(MockServer mockServer) throws IOException {
      URI.create(mockServer.getUrl() + "/orders/42").toURL().openStream().close();
    }
  }
}
