package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArrayMinLike;
import static au.com.dius.pact.consumer.dsl.Matchers.regexp;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class MyOrdersTest {
  // #region consumer-auth
  @Pact(consumer = "OrderWeb")
  V4Pact myOrders(PactBuilder builder) {
    var orders =
        newJsonArrayMinLike(
            1, a -> a.object(o -> o.integerType("id", 42).decimalType("total", 31.5)));
    return builder
        .given("a customer with orders is signed in", "customer", "ada")
        .expectsToReceiveHttpInteraction(
            "a request for my orders",
            http ->
                http.withRequest(
                        r ->
                            r.path("/orders")
                                .queryParameter(
                                    "status", regexp("^(PENDING|PAID|SHIPPED)$", "PAID"))
                                .header("Accept", "application/json")
                                .header(
                                    "Authorization", regexp("^Bearer .+$", "Bearer example-token")))
                    .willRespondWith(r -> r.status(200).body(orders.build())))
        .toPact();
  }

  @Test
  void listsMyOrders(MockServer mockServer) throws Exception {
    var orders = new OrderClient(mockServer.getUrl()).mine(Order.Status.PAID, "example-token");

    assertEquals(1, orders.size());
    assertEquals(new BigDecimal("31.5"), orders.get(0).total());
  }
  // #endregion consumer-auth
}
