package com.example.shop.reference;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import com.example.shop.web.OrderClient;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

// #region junit5-nested
@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
@PactDirectory("target/reference-pacts")
class NestedTest {
  private OrderClient client;

  @BeforeEach
  void createClient(MockServer mockServer) {
    client = new OrderClient(mockServer.getUrl());
  }

  @Nested
  class WithAnOrder {
    @Pact(consumer = "OrderWeb")
    V4Pact order(PactBuilder builder) {
      var order = newJsonBody(o -> o.integerType("id", 42));
      return builder
          .given("an order exists", "id", 42)
          .expectsToReceiveHttpInteraction(
              "a request for an order from a nested test",
              http ->
                  http.withRequest(r -> r.path("/orders/42"))
                      .willRespondWith(r -> r.status(200).body(order.build())))
          .toPact();
    }

    @Test
    void findsIt() throws Exception {
      assertEquals(42, client.find(42).orElseThrow().id());
    }
  }

  @Nested
  class WithoutAnOrder {
    @Pact(consumer = "OrderWeb")
    V4Pact noOrder(PactBuilder builder) {
      return builder
          .given("no order exists", "id", 404)
          .expectsToReceiveHttpInteraction(
              "a request for no order from a nested test",
              http ->
                  http.withRequest(r -> r.path("/orders/404"))
                      .willRespondWith(r -> r.status(404)))
          .toPact();
    }

    @Test
    void findsNone() throws Exception {
      assertTrue(client.find(404).isEmpty());
    }
  }
}
// #endregion junit5-nested
