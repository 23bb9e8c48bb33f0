package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static com.example.shop.web.ProductPageTest.question;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.LambdaDslJsonBody;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.io.IOException;
import org.junit.jupiter.api.Test;

// #region graphql-consumer
@PactConsumerTest
@PactTestFor(providerName = "CatalogueGraphQL")
class ProductPageTest {
  @Pact(consumer = "ProductPage")
  V4Pact product(PactBuilder builder) {
    var answer =
        newJsonBody(
            o ->
                o.object(
                    "data",
                    data ->
                        data.object(
                            "product",
                            p -> p.stringType("name", "Green tea").decimalType("price", 4.75))));
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a query for a product",
            http ->
                http.withRequest(r -> r.method("POST").path("/graphql").body(question().build()))
                    .willRespondWith(r -> r.status(200).body(answer.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "product")
  void showsAProduct(MockServer mockServer) throws Exception {
    var product = new ProductPage(mockServer.getUrl()).product("TEA-01").orElseThrow();

    assertEquals("Green tea", product.name());
  }

  static LambdaDslJsonBody question() {
    return newJsonBody(
        o -> {
          o.stringValue("operationName", "Product");
          o.stringValue("query", ProductPage.PRODUCT_QUERY);
          o.object("variables", variables -> variables.stringType("sku", "TEA-01"));
        });
  }
}
// #endregion graphql-consumer

@PactConsumerTest
@PactTestFor(providerName = "CatalogueGraphQL")
class ProductPageFailureTest {
  // #region graphql-error
  @Pact(consumer = "ProductPage")
  V4Pact failure(PactBuilder builder) {
    var answer =
        newJsonBody(
            o -> {
              o.object("data", data -> data.nullValue("product"));
              o.eachLike("errors", e -> e.stringType("message", "The catalogue is being rebuilt"));
            });
    return builder
        .given("the catalogue is being rebuilt")
        .expectsToReceiveHttpInteraction(
            "a query for a product that fails",
            http ->
                http.withRequest(r -> r.method("POST").path("/graphql").body(question().build()))
                    .willRespondWith(r -> r.status(200).body(answer.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "failure")
  void saysWhyThereIsNoProduct(MockServer mockServer) {
    var page = new ProductPage(mockServer.getUrl());

    var failure = assertThrows(IOException.class, () -> page.product("TEA-01"));
    assertEquals("The catalogue is being rebuilt", failure.getMessage());
  }
  // #endregion graphql-error
}
