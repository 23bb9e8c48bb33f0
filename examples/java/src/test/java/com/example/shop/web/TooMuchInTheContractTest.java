package com.example.shop.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import com.example.shop.web.Order.Item;
import java.util.List;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactDirectory("target/pacts/too-much")
@PactTestFor(providerName = "OrderApi")
class TooMuchInTheContractTest {
  // #region contract-too-much
  record Rule(String given, String items, String error) {}

  static final List<Rule> RULES =
      List.of(
          new Rule("no items", "[]", "The order has no items"),
          new Rule(
              "a quantity of 0",
              "[{\"sku\": \"TEA-01\", \"quantity\": 0}]",
              "The quantity is less than 1"),
          new Rule(
              "a quantity of 100",
              "[{\"sku\": \"TEA-01\", \"quantity\": 100}]",
              "The quantity is more than 99"));

  @Pact(consumer = "OrderWeb")
  V4Pact everyRule(PactBuilder builder) {
    for (var rule : RULES) {
      var order = "{\"items\": " + rule.items() + "}";
      var refusal = "{\"errors\": [\"" + rule.error() + "\"]}";
      builder.expectsToReceiveHttpInteraction(
          "an order with " + rule.given(),
          http ->
              http.withRequest(
                      r -> r.method("POST").path("/orders").body(order, "application/json"))
                  .willRespondWith(r -> r.status(400).body(refusal, "application/json")));
    }
    return builder.toPact();
  }

  @Test
  void tellsWhatIsWrong(MockServer mockServer) throws Exception {
    var form = new OrderForm(mockServer.getUrl());

    assertEquals(List.of("The order has no items"), form.submit(List.of()));
    assertEquals(
        List.of("The quantity is less than 1"), form.submit(List.of(new Item("TEA-01", 0))));
    assertEquals(
        List.of("The quantity is more than 99"), form.submit(List.of(new Item("TEA-01", 100))));
  }
  // #endregion contract-too-much
}
