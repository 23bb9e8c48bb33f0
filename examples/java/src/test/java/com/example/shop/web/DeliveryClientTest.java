package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.matchingrules.NullMatcher;
import au.com.dius.pact.core.model.matchingrules.TypeMatcher;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "DeliveryApi")
class DeliveryClientTest {
  // #region optional-field
  @Pact(consumer = "OrderWeb")
  V4Pact deliveryWithNote(PactBuilder builder) {
    var delivery =
        newJsonBody(o -> o.integerType("id", 42).stringType("note", "Leave it with the porter"));
    return builder
        .given("a delivery has a note", "id", 42)
        .expectsToReceiveHttpInteraction(
            "a request for a delivery with a note",
            http ->
                http.withRequest(r -> r.path("/deliveries/42"))
                    .willRespondWith(r -> r.status(200).body(delivery.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "deliveryWithNote")
  void printsTheNote(MockServer mockServer) throws Exception {
    var label = new DeliveryClient(mockServer.getUrl()).label(42);

    assertEquals("Delivery 42: Leave it with the porter", label);
  }

  @Pact(consumer = "OrderWeb")
  V4Pact deliveryWithoutNote(PactBuilder builder) {
    var delivery = newJsonBody(o -> o.integerType("id", 43));
    return builder
        .given("a delivery has no note", "id", 43)
        .expectsToReceiveHttpInteraction(
            "a request for a delivery without a note",
            http ->
                http.withRequest(r -> r.path("/deliveries/43"))
                    .willRespondWith(r -> r.status(200).body(delivery.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "deliveryWithoutNote")
  void printsALabelWithoutANote(MockServer mockServer) throws Exception {
    var label = new DeliveryClient(mockServer.getUrl()).label(43);

    assertEquals("Delivery 43: ring the bell", label);
  }
  // #endregion optional-field

  // #region optional-null
  @Pact(consumer = "OrderWeb")
  V4Pact deliveryWithDeletedNote(PactBuilder builder) {
    var delivery = newJsonBody(o -> o.integerType("id", 44).nullValue("note"));
    return builder
        .given("the note of a delivery was deleted", "id", 44)
        .expectsToReceiveHttpInteraction(
            "a request for a delivery whose note was deleted",
            http ->
                http.withRequest(r -> r.path("/deliveries/44"))
                    .willRespondWith(r -> r.status(200).body(delivery.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "deliveryWithDeletedNote")
  void printsALabelForANoteThatIsNull(MockServer mockServer) throws Exception {
    var label = new DeliveryClient(mockServer.getUrl()).label(44);

    assertEquals("Delivery 44: ring the bell", label);
  }
  // #endregion optional-null

  // #region optional-or
  @Pact(consumer = "OrderWeb")
  V4Pact newestDelivery(PactBuilder builder) {
    var delivery =
        newJsonBody(
            o -> {
              o.integerType("id", 45);
              o.or("note", "Second floor", TypeMatcher.INSTANCE, NullMatcher.INSTANCE);
            });
    return builder
        .given("there are deliveries")
        .expectsToReceiveHttpInteraction(
            "a request for the newest delivery",
            http ->
                http.withRequest(r -> r.path("/deliveries/newest"))
                    .willRespondWith(r -> r.status(200).body(delivery.build())))
        .toPact();
  }
  // #endregion optional-or

  @Test
  @PactTestFor(pactMethod = "newestDelivery")
  void printsTheNewestLabel(MockServer mockServer) throws Exception {
    var label = new DeliveryClient(mockServer.getUrl()).newestLabel();

    assertEquals("Delivery 45: Second floor", label);
  }
}
