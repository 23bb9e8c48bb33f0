package shop.web;

import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.json.JsonMapper;

/** Fetches orders from OrderApi and reads what the page of an order shows. */
public final class OrderClient {
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();
  private final String baseUrl;

  public OrderClient(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  public Order find(long id) throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(URI.create(baseUrl + "/orders/" + id)).build();
    var response = http.send(request, BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IOException("OrderApi answered " + response.statusCode());
    }
    return json.readValue(response.body(), Order.class);
  }

  public enum Status {
    PENDING,
    PAID,
    SHIPPED
  }

  public record Order(Status status, BigDecimal total) {}
}
