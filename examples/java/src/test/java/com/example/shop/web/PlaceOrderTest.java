package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static au.com.dius.pact.consumer.dsl.Matchers.regexp;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import com.example.shop.web.Order.Item;
import java.util.List;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class PlaceOrderTest {
  @Pact(consumer = "OrderWeb")
  V4Pact placedOrder(PactBuilder builder) {
    var tea =
        """
        {"items": [{"sku": "TEA-01", "quantity": 2}]}
        """;
    var order =
        newJsonBody(
            o -> {
              o.integerType("id", 43);
              o.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PENDING");
            });
    var location = regexp("/orders/\\d+$", "/orders/43");
    return builder
        .given("a product is in stock", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request to place an order",
            http ->
                http.withRequest(
                        r -> r.method("POST").path("/orders").body(tea, "application/json"))
                    .willRespondWith(
                        r -> r.status(201).header("Location", location).body(order.build())))
        .toPact();
  }

  @Test
  void placesAnOrder(MockServer mockServer) throws Exception {
    var placed = new OrderClient(mockServer.getUrl()).place(List.of(new Item("TEA-01", 2)));

    assertEquals("/orders/43", placed.location());
    assertEquals(43, placed.order().id());
    assertEquals(Order.Status.PENDING, placed.order().status());
  }
}
