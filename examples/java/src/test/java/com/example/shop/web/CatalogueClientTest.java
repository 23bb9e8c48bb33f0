package com.example.shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArrayMinLike;
import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static au.com.dius.pact.consumer.dsl.Matchers.regexp;
import static au.com.dius.pact.consumer.dsl.PactDslJsonRootValue.stringMatcher;
import static au.com.dius.pact.consumer.dsl.PactDslJsonRootValue.stringType;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.matchingrules.EqualsMatcher;
import au.com.dius.pact.core.model.matchingrules.IncludeMatcher;
import com.example.shop.web.Product.Maker;
import com.example.shop.web.Product.Offer;
import com.example.shop.web.Product.Variant;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "CatalogueApi")
class CatalogueClientTest {
  // #region helper-dates
  private static final ZonedDateTime UPDATED_AT = ZonedDateTime.parse("2026-03-14T09:26:53Z");
  private static final UUID BATCH = UUID.fromString("6f1c2b3a-5d4e-4f60-8a71-92b3c4d5e6f7");
  // #endregion helper-dates

  // #region matching-type
  @Pact(consumer = "OrderWeb")
  V4Pact names(PactBuilder builder) {
    var product =
        newJsonBody(
            p -> {
              p.stringType("name", "Green tea");
              p.object("maker", m -> m.stringType("name", "Leaf & Co").stringType("country", "JP"));
            });
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for product names",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "names")
  void readsNames(MockServer mockServer) throws Exception {
    var product = new CatalogueClient(mockServer.getUrl()).product("TEA-01");

    assertEquals("Green tea", product.name());
    assertEquals(new Maker("Leaf & Co", "JP"), product.maker());
  }

  // #endregion matching-type

  // #region matching-regex
  @Pact(consumer = "OrderWeb")
  V4Pact codes(PactBuilder builder) {
    var product =
        newJsonBody(
            p -> {
              p.stringMatcher("sku", "^[A-Z]{3}-\\d{2}$", "TEA-01");
              p.stringMatcher("barcode", "^\\d{13}$", "4006381333931");
            });
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for product codes",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "codes")
  void readsCodes(MockServer mockServer) throws Exception {
    var product = new CatalogueClient(mockServer.getUrl()).product("TEA-01");

    assertEquals("TEA-01", product.sku());
    assertEquals("4006381333931", product.barcode());
  }

  // #endregion matching-regex

  // #region matching-number
  @Pact(consumer = "OrderWeb")
  V4Pact numbers(PactBuilder builder) {
    var product =
        newJsonBody(
            p -> {
              p.integerType("weight", 250);
              p.decimalType("price", 15.75);
              p.numberType("rating", 4);
              p.booleanType("inStock", true);
            });
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for product numbers",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "numbers")
  void readsNumbers(MockServer mockServer) throws Exception {
    var product = new CatalogueClient(mockServer.getUrl()).product("TEA-01");

    assertEquals(250, product.weight());
    assertEquals(new BigDecimal("15.75"), product.price());
    assertEquals(4.0, product.rating());
    assertTrue(product.inStock());
  }

  // #endregion matching-number

  // #region matching-datetime uses dates
  @Pact(consumer = "OrderWeb")
  V4Pact dates(PactBuilder builder) {
    var product =
        newJsonBody(
            p -> {
              p.date("addedOn", "yyyy-MM-dd", LocalDate.of(2026, 3, 14));
              p.time("dispatchedBy", "HH:mm:ss", UPDATED_AT.with(LocalTime.of(16, 30)));
              p.datetime("updatedAt", "yyyy-MM-dd'T'HH:mm:ssX", UPDATED_AT);
              p.uuid("batch", BATCH);
            });
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for product dates",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "dates")
  void readsDates(MockServer mockServer) throws Exception {
    var product = new CatalogueClient(mockServer.getUrl()).product("TEA-01");

    assertEquals(LocalDate.of(2026, 3, 14), product.addedOn());
    assertEquals(LocalTime.of(16, 30), product.dispatchedBy());
    assertEquals(UPDATED_AT.toInstant(), product.updatedAt());
    assertEquals(BATCH, product.batch());
  }

  // #endregion matching-datetime

  // #region matching-array
  @Pact(consumer = "OrderWeb")
  V4Pact lists(PactBuilder builder) {
    var product =
        newJsonBody(
            p -> {
              p.eachLike("colours", stringType("green"));
              p.minMaxArrayLike("photos", 1, 5, stringMatcher("^.+\\.jpg$", "tea.jpg"), 2);
              p.minArrayLike(
                  "variants", 1, v -> v.stringType("kind", "tin").integerType("grams", 90));
            });
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for product lists",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "lists")
  void readsLists(MockServer mockServer) throws Exception {
    var product = new CatalogueClient(mockServer.getUrl()).product("TEA-01");

    assertEquals(List.of("green"), product.colours());
    assertEquals(List.of("tea.jpg", "tea.jpg"), product.photos());
    assertEquals(List.of(new Variant("tin", 90, null)), product.variants());
  }

  // #endregion matching-array

  // #region matching-array-contains
  @Pact(consumer = "OrderWeb")
  V4Pact variants(PactBuilder builder) {
    var product =
        newJsonBody(
            p ->
                p.arrayContaining(
                    "variants",
                    variants -> {
                      variants.object(v -> v.stringValue("kind", "tin").integerType("grams", 90));
                      variants.object(v -> v.stringValue("kind", "gift").stringType("size", "L"));
                    }));
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for product variants",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "variants")
  void readsVariants(MockServer mockServer) throws Exception {
    var product = new CatalogueClient(mockServer.getUrl()).product("TEA-01");

    assertEquals(
        List.of(new Variant("tin", 90, null), new Variant("gift", null, "L")), product.variants());
  }

  // #endregion matching-array-contains

  // #region matching-map
  @Pact(consumer = "OrderWeb")
  V4Pact translations(PactBuilder builder) {
    var product =
        newJsonBody(
            p ->
                p.object(
                    "translations",
                    t -> {
                      t.eachKeyMatching(regexp("^[a-z]{2}$", "de"));
                      t.eachValueLike("de", stringType("Grüner Tee"));
                    }));
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for product translations",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "translations")
  void readsTranslations(MockServer mockServer) throws Exception {
    var product = new CatalogueClient(mockServer.getUrl()).product("TEA-01");

    assertEquals(Map.of("de", "Grüner Tee"), product.translations());
  }

  // #endregion matching-map

  // #region matching-exact
  @Pact(consumer = "OrderWeb")
  V4Pact fixedValues(PactBuilder builder) {
    var product =
        newJsonBody(
            p -> {
              p.minArrayLike(
                  "offers",
                  1,
                  o ->
                      o.and("currency", "GBP", EqualsMatcher.INSTANCE).decimalType("price", 15.75));
              p.and("description", "Organic green tea", new IncludeMatcher("green tea"));
              p.nullValue("discontinuedOn");
            });
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for fixed product values",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01"))
                    .willRespondWith(r -> r.status(200).body(product.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "fixedValues")
  void readsFixedValues(MockServer mockServer) throws Exception {
    var product = new CatalogueClient(mockServer.getUrl()).product("TEA-01");

    assertEquals(List.of(new Offer("GBP", new BigDecimal("15.75"))), product.offers());
    assertEquals("Organic green tea", product.description());
    assertNull(product.discontinuedOn());
  }

  // #endregion matching-exact

  // #region matching-request
  @Pact(consumer = "OrderWeb")
  V4Pact search(PactBuilder builder) {
    var path = regexp("^/categories/[a-z]+/products$", "/categories/tea/products");
    var products = newJsonArrayMinLike(1, a -> a.object(p -> p.stringType("name", "Green tea")));
    return builder
        .expectsToReceiveHttpInteraction(
            "a request for the products of a category",
            http ->
                http.withRequest(
                        r ->
                            r.path(path)
                                .queryParameter("page", regexp("^\\d+$", "1"))
                                .header("Accept-Language", regexp("^[a-z]{2}$", "en")))
                    .willRespondWith(r -> r.status(200).body(products.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "search")
  void searches(MockServer mockServer) throws Exception {
    var products = new CatalogueClient(mockServer.getUrl()).search("coffee", 7, "fr");

    assertEquals("Green tea", products.get(0).name());
  }

  // #endregion matching-request
}
