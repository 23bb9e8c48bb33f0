package com.example.shop.web;

import static au.com.dius.pact.consumer.ConsumerPactRunnerKt.runConsumerTest;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import au.com.dius.pact.consumer.PactVerificationResult;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.model.MockProviderConfig;
import au.com.dius.pact.core.model.PactSpecVersion;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class OrderClientMismatchTest {
  // #region consumer-fails uses client
  @Test
  void pactRejectsARequestThatItDoesNotExpect() {
    var pact =
        new PactBuilder("OrderWeb", "OrderApi", PactSpecVersion.V4)
            .expectsToReceiveHttpInteraction(
                "a request for an order",
                http ->
                    http.withRequest(r -> r.path("/orders/42")).willRespondWith(r -> r.status(200)))
            .toPact();

    var result =
        runConsumerTest(
            pact,
            MockProviderConfig.createDefault(PactSpecVersion.V4),
            (mockServer, context) -> {
              var client = new OrderClient(mockServer.getUrl());
              return assertThrows(IOException.class, () -> client.find(43));
            });

    assertInstanceOf(PactVerificationResult.Mismatches.class, result);
  }
  // #endregion consumer-fails
}
