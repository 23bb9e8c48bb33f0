package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

/** A consumer of OrderApi that knows only the paths of the gateway in front of it. */
@PactConsumerTest
@PactDirectory("target/pacts/public-paths")
@PactTestFor(providerName = "OrderApi")
class PublicPathTest {
  @Pact(consumer = "OrderApp")
  V4Pact order(PactBuilder builder) {
    var order = newJsonBody(o -> o.integerType("id", 42));
    return builder
        .given("an order exists", "id", 42)
        .expectsToReceiveHttpInteraction(
            "a request for an order by its public path",
            http ->
                http.withRequest(r -> r.path("/shop/orders/42"))
                    .willRespondWith(r -> r.status(200).body(order.build())))
        .toPact();
  }

  @Test
  void findsAnOrder(MockServer mockServer) throws Exception {
    var uri = URI.create(mockServer.getUrl() + "/shop/orders/42");
    var request = HttpRequest.newBuilder(uri).build();

    var response = HttpClient.newHttpClient().send(request, BodyHandlers.discarding());

    assertEquals(200, response.statusCode());
  }
}
