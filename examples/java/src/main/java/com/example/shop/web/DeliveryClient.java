package com.example.shop.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Objects;
import tools.jackson.databind.json.JsonMapper;

public final class DeliveryClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final String baseUrl;

  public DeliveryClient(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  /** What the driver's label says: most deliveries come without a note. */
  public String label(long id) throws IOException, InterruptedException {
    return labelAt("/deliveries/" + id);
  }

  public String newestLabel() throws IOException, InterruptedException {
    return labelAt("/deliveries/newest");
  }

  private String labelAt(String path) throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(URI.create(baseUrl + path)).build();
    var response = http.send(request, BodyHandlers.ofString());
    var delivery = json.readValue(response.body(), Delivery.class);
    var note = Objects.requireNonNullElse(delivery.note(), "ring the bell");
    return "Delivery %d: %s".formatted(delivery.id(), note);
  }

  private record Delivery(long id, String note) {}
}
