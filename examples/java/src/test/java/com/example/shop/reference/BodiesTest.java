package com.example.shop.reference;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static au.com.dius.pact.consumer.dsl.Matchers.integer;
import static au.com.dius.pact.consumer.dsl.Matchers.regexp;
import static au.com.dius.pact.consumer.dsl.Matchers.string;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.FormPostBuilder;
import au.com.dius.pact.consumer.dsl.MultipartBuilder;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.xml.PactXmlBuilder;
import au.com.dius.pact.core.model.ContentType;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
@PactDirectory("target/reference-pacts")
class BodiesTest {
  // #region builder-form
  @Pact(consumer = "OrderWeb")
  V4Pact payment(PactBuilder builder) {
    var form =
        new FormPostBuilder(new ContentType("application/x-www-form-urlencoded"))
            .stringValue("currency", "GBP")
            .stringMatcher("amount", "\\d+\\.\\d{2}", "31.50");
    return builder
        .expectsToReceiveHttpInteraction(
            "a payment by form",
            http ->
                http.withRequest(r -> r.method("POST").path("/orders/42/payment").body(form))
                    .willRespondWith(r -> r.status(204)))
        .toPact();
  }

  // #endregion builder-form

  @Test
  @PactTestFor(pactMethod = "payment")
  void pays(MockServer mockServer) throws Exception {
    var form = "amount=12.00&currency=GBP";

    var response =
        post(mockServer, "/orders/42/payment", "application/x-www-form-urlencoded", form);

    assertEquals(204, response.statusCode());
  }

  // #region builder-multipart
  @Pact(consumer = "OrderWeb")
  V4Pact upload(PactBuilder builder) {
    var parts =
        new MultipartBuilder()
            .withBoundaryMarker("shop")
            .jsonPart("product", newJsonBody(p -> p.stringType("sku", "TEA-01")).build())
            .textPart("caption", "Green tea", "text/plain");
    return builder
        .expectsToReceiveHttpInteraction(
            "a description in several parts",
            http ->
                http.withRequest(r -> r.method("POST").path("/products").body(parts))
                    .willRespondWith(r -> r.status(201)))
        .toPact();
  }

  // #endregion builder-multipart

  @Test
  @PactTestFor(pactMethod = "upload")
  void uploads(MockServer mockServer) throws Exception {
    var body =
        String.join(
            "\r\n",
            "--other",
            "Content-Disposition: form-data; name=\"product\"",
            "Content-Type: application/json; charset=UTF-8",
            "",
            "{\"sku\": \"TEA-02\"}",
            "--other",
            "Content-Disposition: form-data; name=\"caption\"",
            "Content-Type: text/plain",
            "",
            "Green tea",
            "--other--",
            "");

    var response = post(mockServer, "/products", "multipart/form-data; boundary=other", body);

    assertEquals(201, response.statusCode());
  }

  // #region builder-xml
  @Pact(consumer = "OrderWeb")
  V4Pact orderAsXml(PactBuilder builder) {
    var order =
        new PactXmlBuilder("order")
            .build(
                root -> {
                  root.setAttributes(Map.of("id", integer(42L)));
                  root.appendElement("status", Map.of(), regexp("PENDING|PAID|SHIPPED", "PAID"));
                  root.eachLike(
                      "item",
                      2,
                      Map.of("sku", string("TEA-01")),
                      item -> item.appendElement("quantity", Map.of(), regexp("\\d+", "2")));
                });
    return builder
        .given("an order exists", "id", 42)
        .expectsToReceiveHttpInteraction(
            "a request for an order as XML",
            http ->
                http.withRequest(r -> r.path("/orders/42").header("Accept", "application/xml"))
                    .willRespondWith(r -> r.status(200).body(order)))
        .toPact();
  }

  // #endregion builder-xml

  @Test
  @PactTestFor(pactMethod = "orderAsXml")
  void readsXml(MockServer mockServer) throws Exception {
    var request = to(mockServer, "/orders/42").header("Accept", "application/xml").build();

    var xml = HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();

    assertTrue(xml.contains("<status>PAID</status>"), xml);
  }

  // #region builder-binary
  @Pact(consumer = "OrderWeb")
  V4Pact photo(PactBuilder builder) {
    var png = HexFormat.of().parseHex("89504e470d0a1a0a0000000d49484452");
    return builder
        .given("a product exists", "sku", "TEA-01")
        .expectsToReceiveHttpInteraction(
            "a request for a photo",
            http ->
                http.withRequest(r -> r.path("/products/TEA-01/photo"))
                    .willRespondWith(r -> r.status(200).bodyMatchingContentType("image/png", png)))
        .toPact();
  }

  // #endregion builder-binary

  @Test
  @PactTestFor(pactMethod = "photo")
  void loadsAPhoto(MockServer mockServer) throws Exception {
    var request = to(mockServer, "/products/TEA-01/photo").build();

    var photo = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray()).body();

    assertArrayEquals(HexFormat.of().parseHex("89504e470d0a1a0a0000000d49484452"), photo);
  }

  private static HttpRequest.Builder to(MockServer mockServer, String path) {
    return HttpRequest.newBuilder(URI.create(mockServer.getUrl() + path));
  }

  private static HttpResponse<String> post(
      MockServer mockServer, String path, String contentType, String body) throws Exception {
    var request =
        to(mockServer, path)
            .header("Content-Type", contentType)
            .POST(BodyPublishers.ofString(body))
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
  }
}
