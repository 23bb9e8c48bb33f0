package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.math.BigDecimal;
import java.time.ZonedDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;

// #region consumer-test uses client
@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class FindOrderTest {
  private static final ZonedDateTime PLACED_AT = ZonedDateTime.parse("2026-03-14T09:26:53Z");

  @Pact(consumer = "OrderWeb")
  V4Pact order(PactBuilder builder) {
    var order =
        newJsonBody(
            o -> {
              o.integerType("id", 42);
              o.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID");
              o.decimalType("total", 31.5);
              o.datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssX", PLACED_AT);
              o.minArrayLike(
                  "items", 1, i -> i.stringType("sku", "TEA-01").integerType("quantity", 2));
            });
    return builder
        .given("an order exists", "id", 42)
        .expectsToReceiveHttpInteraction(
            "a request for an order",
            http ->
                http.withRequest(r -> r.path("/orders/42").header("Accept", "application/json"))
                    .willRespondWith(r -> r.status(200).body(order.build())))
        .toPact();
  }

  @Test
  void findsAnOrder(MockServer mockServer) throws Exception {
    var order = new OrderClient(mockServer.getUrl()).find(42).orElseThrow();

    assertEquals(Order.Status.PAID, order.status());
    assertEquals(new BigDecimal("31.5"), order.total());
    assertEquals(PLACED_AT.toInstant(), order.placedAt());
    assertEquals(List.of(new Order.Item("TEA-01", 2)), order.items());
  }
}
// #endregion consumer-test
