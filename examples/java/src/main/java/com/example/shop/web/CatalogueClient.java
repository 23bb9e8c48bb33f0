package com.example.shop.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

public final class CatalogueClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final String baseUrl;

  public CatalogueClient(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  public Product product(String sku) throws IOException, InterruptedException {
    return json.readValue(get("/products/" + sku, "en"), Product.class);
  }

  public List<Product> search(String category, int page, String language)
      throws IOException, InterruptedException {
    var path = "/categories/" + category + "/products?page=" + page;
    return List.of(json.readValue(get(path, language), Product[].class));
  }

  private String get(String path, String language) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(baseUrl + path))
            .header("Accept", "application/json")
            .header("Accept-Language", language)
            .build();
    var response = http.send(request, BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IOException(response.uri() + " answered " + response.statusCode());
    }
    return response.body();
  }
}
