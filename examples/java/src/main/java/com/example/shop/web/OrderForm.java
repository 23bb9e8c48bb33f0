package com.example.shop.web;

import com.example.shop.web.Order.Item;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

// #region refusal-client
public final class OrderForm {
  private record Refusal(List<String> errors) {}

  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final URI orders;

  public OrderForm(String baseUrl) {
    orders = URI.create(baseUrl + "/orders");
  }

  /** Sends the form, and returns what the customer has to correct: nothing, if it is fine. */
  public List<String> submit(List<Item> items) throws IOException, InterruptedException {
    var body = BodyPublishers.ofString(json.writeValueAsString(Map.of("items", items)));
    var request =
        HttpRequest.newBuilder(orders).header("Content-Type", "application/json").POST(body);
    var response = http.send(request.build(), BodyHandlers.ofString());
    return switch (response.statusCode()) {
      case 201 -> List.of();
      case 400 -> json.readValue(response.body(), Refusal.class).errors();
      default -> throw new IOException("OrderApi answered " + response.statusCode());
    };
  }
}
// #endregion refusal-client
