package com.example.shop.reference;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.ForProvider;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import com.example.shop.web.CatalogueClient;
import com.example.shop.web.OrderClient;
import org.junit.jupiter.api.Test;

// #region junit5-two-providers
@PactConsumerTest
@PactDirectory("target/reference-pacts")
class TwoProvidersTest {
  @Pact(consumer = "OrderWeb", provider = "OrderApi")
  V4Pact order(PactBuilder builder) {
    var order = newJsonBody(o -> o.integerType("id", 42));
    return builder
        .given("an order exists", "id", 42)
        .expectsToReceiveHttpInteraction(
            "a request for the order of a product page",
            http ->
                http.withRequest(r -> r.path("/orders/42"))
                    .willRespondWith(r -> r.status(200).body(order.build())))
        .toPact();
  }

  @Pact(consumer = "OrderWeb", provider = "CatalogueApi")
  V4Pact product(PactBuilder builder) {
    var product = newJsonBody(p -> p.stringType("name", "Green tea"));
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for the product of an order",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethods = {"order", "product"})
  void showsAnOrderWithItsProduct(
      @ForProvider("OrderApi") MockServer orders, @ForProvider("CatalogueApi") MockServer catalogue)
      throws Exception {
    var order = new OrderClient(orders.getUrl()).find(42).orElseThrow();
    var product = new CatalogueClient(catalogue.getUrl()).product("TEA-01");

    assertEquals(42, order.id());
    assertEquals("Green tea", product.name());
  }
}
// #endregion junit5-two-providers
