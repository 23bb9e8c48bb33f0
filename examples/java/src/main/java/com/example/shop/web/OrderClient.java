package com.example.shop.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpRequest.Builder;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

// #region helper-client uses order placed-order
/** Calls OrderApi, and reads its JSON with tools.jackson.core:jackson-databind. */
// #region client
public final class OrderClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final String baseUrl;

  public OrderClient(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  public Optional<Order> find(long id) throws IOException, InterruptedException {
    var response = send(to("/orders/" + id));
    return response.statusCode() == 404
        ? Optional.empty()
        : Optional.of(json.readValue(response.body(), Order.class));
  }

  public List<Order> mine(Order.Status status, String token) throws IOException, InterruptedException {
    var request = to("/orders?status=" + status).header("Authorization", "Bearer " + token);
    return List.of(json.readValue(send(request).body(), Order[].class));
  }

  public PlacedOrder place(List<Order.Item> items) throws IOException, InterruptedException {
    var body = BodyPublishers.ofString(json.writeValueAsString(Map.of("items", items)));
    var response = send(to("/orders").header("Content-Type", "application/json").POST(body));
    var location = response.headers().firstValue("Location").orElseThrow();
    return new PlacedOrder(location, json.readValue(response.body(), Order.class));
  }

  private Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(baseUrl + path)).header("Accept", "application/json");
  }

  private HttpResponse<String> send(Builder request) throws IOException, InterruptedException {
    var response = http.send(request.build(), BodyHandlers.ofString());
    if (response.statusCode() / 100 == 2 || response.statusCode() == 404) {
      return response;
    }
    throw new IOException(response.uri() + " answered " + response.statusCode());
  }
}
// #endregion client
// #endregion helper-client
