package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static au.com.dius.pact.consumer.dsl.Matchers.fromProviderState;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class FindOtherOrdersTest {
  // #region provider-state-value uses client
  @Pact(consumer = "OrderWeb")
  V4Pact newestOrder(PactBuilder builder) {
    var path = fromProviderState("/orders/${id}", "/orders/42");
    var order =
        newJsonBody(
            o -> {
              o.integerType("id", 42);
              o.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID");
            });
    return builder
        .given("an order was placed")
        .expectsToReceiveHttpInteraction(
            "a request for the newest order",
            http ->
                http.withRequest(r -> r.path(path).header("Accept", "application/json"))
                    .willRespondWith(r -> r.status(200).body(order.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "newestOrder")
  void findsTheNewestOrder(MockServer mockServer) throws Exception {
    var order = new OrderClient(mockServer.getUrl()).find(42).orElseThrow();

    assertEquals(42, order.id());
    assertEquals(Order.Status.PAID, order.status());
  }

  // #endregion provider-state-value

  @Pact(consumer = "OrderWeb")
  V4Pact noOrder(PactBuilder builder) {
    return builder
        .given("no order exists", "id", 404)
        .expectsToReceiveHttpInteraction(
            "a request for an order that does not exist",
            http ->
                http.withRequest(r -> r.path("/orders/404").header("Accept", "application/json"))
                    .willRespondWith(r -> r.status(404)))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "noOrder")
  void findsNoOrder(MockServer mockServer) throws Exception {
    assertTrue(new OrderClient(mockServer.getUrl()).find(404).isEmpty());
  }
}
