package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.dsl.PactDslJsonRootValue;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import java.util.List;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactDirectory("target/pacts/enough")
@PactTestFor(providerName = "OrderApi")
class EnoughInTheContractTest {
  // #region contract-enough
  @Pact(consumer = "OrderWeb")
  V4Pact refusedOrder(PactBuilder builder) {
    var message = PactDslJsonRootValue.stringType("The order has no items");
    var refusal = newJsonBody(body -> body.minArrayLike("errors", 1, message, 1));
    return builder
        .expectsToReceiveHttpInteraction(
            "an order that is refused",
            http ->
                http.withRequest(
                        r ->
                            r.method("POST")
                                .path("/orders")
                                .body("{\"items\": []}", "application/json"))
                    .willRespondWith(r -> r.status(400).body(refusal.build())))
        .toPact();
  }

  @Test
  void tellsThatTheOrderIsRefused(MockServer mockServer) throws Exception {
    var errors = new OrderForm(mockServer.getUrl()).submit(List.of());

    assertEquals(List.of("The order has no items"), errors);
  }
  // #endregion contract-enough
}
