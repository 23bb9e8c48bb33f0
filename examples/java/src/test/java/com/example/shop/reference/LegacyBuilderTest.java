package com.example.shop.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactDslJsonBody;
import au.com.dius.pact.consumer.dsl.PactDslWithProvider;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.PactSpecVersion;
import au.com.dius.pact.core.model.RequestResponsePact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import com.example.shop.web.OrderClient;
import java.util.Map;
import org.junit.jupiter.api.Test;

// #region builder-legacy
@PactConsumerTest
@PactTestFor(providerName = "OrderApi", pactVersion = PactSpecVersion.V3)
@PactDirectory("target/legacy-pacts")
class LegacyBuilderTest {
  @Pact(consumer = "OrderWeb")
  RequestResponsePact order(PactDslWithProvider builder) {
    var order =
        new PactDslJsonBody()
            .integerType("id", 42)
            .minArrayLike("items", 1)
            .stringType("sku", "TEA-01")
            .integerType("quantity", 2)
            .closeArray();
    return builder
        .given("an order exists", Map.of("id", 42))
        .uponReceiving("a request for an order")
        .path("/orders/42")
        .method("GET")
        .headers("Accept", "application/json")
        .willRespondWith()
        .status(200)
        .body(order)
        .toPact();
  }

  @Test
  void findsAnOrder(MockServer mockServer) throws Exception {
    assertEquals(42, new OrderClient(mockServer.getUrl()).find(42).orElseThrow().id());
  }
}
// #endregion builder-legacy
