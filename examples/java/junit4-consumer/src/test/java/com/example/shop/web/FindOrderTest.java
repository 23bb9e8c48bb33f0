package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.Assert.assertEquals;

import au.com.dius.pact.consumer.dsl.PactDslWithProvider;
import au.com.dius.pact.consumer.junit.PactProviderRule;
import au.com.dius.pact.consumer.junit.PactVerification;
import au.com.dius.pact.core.model.RequestResponsePact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;

// #region junit4-consumer-test uses client
public class FindOrderTest {
  @Rule public PactProviderRule orderApi = new PactProviderRule("OrderApi", this);

  @Pact(consumer = "OrderWeb")
  public RequestResponsePact order(PactDslWithProvider builder) {
    var order = newJsonBody(o -> o.integerType("id", 42).stringType("status", "PAID"));
    return builder
        .given("an order exists", Map.of("id", 42))
        .uponReceiving("a request for an order")
        .path("/orders/42")
        .method("GET")
        .willRespondWith()
        .status(200)
        .body(order.build())
        .toPact();
  }

  @Test
  @PactVerification("OrderApi")
  public void findsAnOrder() throws Exception {
    var order = new OrderClient(orderApi.getUrl()).find(42).orElseThrow();

    assertEquals(Order.Status.PAID, order.status());
  }
}
// #endregion junit4-consumer-test
