package com.example.shop.reference;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static au.com.dius.pact.consumer.dsl.Matchers.regexp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.LambdaDslJsonBody;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import com.example.shop.web.OrderClient;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
@PactDirectory("target/reference-pacts")
class InteractionsTest {
  // #region builder-interaction
  @Pact(consumer = "OrderWeb")
  V4Pact describedInteraction(PactBuilder builder) {
    return builder
        .given("an order exists", Map.of("id", 42, "status", "PAID"))
        .given("the warehouse is open")
        .expectsToReceiveHttpInteraction(
            "a request for an order, described at length",
            http ->
                http.comment("OrderWeb shows the status in the list of orders")
                    .reference("openapi", "operationId", "findOrder")
                    .pending(true)
                    .withRequest(r -> r.path("/orders/42"))
                    .willRespondWith(r -> r.status(200).body(order().build())))
        .toPact();
  }

  // #endregion builder-interaction

  // #region builder-template
  private static LambdaDslJsonBody order() {
    return newJsonBody(o -> o.integerType("id", 42).stringType("status", "PAID"));
  }

  private static LambdaDslJsonBody orderWithTotal() {
    return newJsonBody(order(), o -> o.decimalType("total", 31.5));
  }

  // #endregion builder-template

  @Test
  @PactTestFor(pactMethod = "describedInteraction")
  void findsAnOrder(MockServer mockServer) throws Exception {
    assertEquals(42, new OrderClient(mockServer.getUrl()).find(42).orElseThrow().id());
  }

  @Pact(consumer = "OrderWeb")
  V4Pact templated(PactBuilder builder) {
    return builder
        .expectsToReceiveHttpInteraction(
            "a request for an order with its total",
            http ->
                http.withRequest(r -> r.path("/orders/43"))
                    .willRespondWith(r -> r.status(200).body(orderWithTotal().build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "templated")
  void findsAnOrderWithItsTotal(MockServer mockServer) throws Exception {
    var order = new OrderClient(mockServer.getUrl()).find(43).orElseThrow();

    assertEquals("31.5", order.total().toString());
  }

  // #region builder-request
  @Pact(consumer = "OrderWeb")
  V4Pact searchRequest(PactBuilder builder) {
    return builder
        .expectsToReceiveHttpInteraction(
            "a search with all parts of a request",
            http ->
                http.withRequest(
                        r ->
                            r.method("GET")
                                .path(regexp("/categories/[a-z]+", "/categories/tea"))
                                .queryParameter("page", regexp("\\d+", "1"))
                                .header("Accept", "application/json")
                                .header("Accept-Language", regexp("[a-z]{2}", "en")))
                    .willRespondWith(r -> r.status(200).body("[]", "application/json")))
        .toPact();
  }

  // #endregion builder-request

  @Test
  @PactTestFor(pactMethod = "searchRequest")
  void searches(MockServer mockServer) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create(mockServer.getUrl() + "/categories/coffee?page=7"))
            .header("Accept", "application/json")
            .header("Accept-Language", "fr")
            .build();

    assertEquals(
        "[]", HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body());
  }

  // #region builder-status
  @Pact(consumer = "OrderWeb")
  V4Pact gone(PactBuilder builder) {
    return builder
        .given("no order exists", "id", 404)
        .expectsToReceiveHttpInteraction(
            "a request for an order that is gone",
            http ->
                http.withRequest(r -> r.path("/orders/404"))
                    .willRespondWith(r -> r.statusCodes(List.of(404, 410))))
        .toPact();
  }

  // #endregion builder-status

  @Test
  @PactTestFor(pactMethod = "gone")
  void findsNoOrder(MockServer mockServer) throws Exception {
    assertTrue(new OrderClient(mockServer.getUrl()).find(404).isEmpty());
  }
}
