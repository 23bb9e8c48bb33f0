package com.example.shop.web;

import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

// #region graphql-client
public final class ProductPage {
  public static final String PRODUCT_QUERY =
      """
      query Product($sku: ID!) {
        product(sku: $sku) { name price }
      }
      """;

  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final URI endpoint;

  public ProductPage(String baseUrl) {
    endpoint = URI.create(baseUrl + "/graphql");
  }

  public Optional<Product> product(String sku) throws IOException, InterruptedException {
    var question =
        Map.of(
            "operationName", "Product", "query", PRODUCT_QUERY, "variables", Map.of("sku", sku));
    var request =
        HttpRequest.newBuilder(endpoint)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json.writeValueAsString(question)))
            .build();
    var response = http.send(request, BodyHandlers.ofString());
    var answer = json.readValue(response.body(), Answer.class);
    if (answer.errors() != null) {
      throw new IOException(answer.errors().get(0).message());
    }
    return Optional.ofNullable(answer.data().product());
  }

  public record Product(String name, BigDecimal price) {}

  private record Data(Product product) {}

  private record Problem(String message) {}

  private record Answer(Data data, List<Problem> errors) {}
}
// #endregion graphql-client
