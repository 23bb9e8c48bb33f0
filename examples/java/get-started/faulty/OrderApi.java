package shop.api;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Serves the orders that are in its store. */
public final class OrderApi {
  private final JsonMapper json = new JsonMapper();
  private final Map<String, Order> store = new HashMap<>();
  private final HttpServer server;

  public OrderApi(int port) throws IOException {
    server = HttpServer.create(new InetSocketAddress("localhost", port), 0);
    server.createContext("/orders/", this::find);
    server.start();
  }

  public int port() {
    return server.getAddress().getPort();
  }

  public void save(Order order) {
    store.put("/orders/" + order.id(), order);
  }

  public void stop() {
    server.stop(0);
  }

  private void find(HttpExchange exchange) throws IOException {
    var order = store.get(exchange.getRequestURI().getPath());
    try (exchange) {
      if (order == null) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      var body = json.writeValueAsBytes(fields(order));
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private static Map<String, Object> fields(Order order) {
    var status = order.status().name().toLowerCase(Locale.ROOT);
    return Map.of("id", order.id(), "status", status, "total", order.total());
  }

  public enum Status {
    PENDING,
    PAID,
    SHIPPED
  }

  public record Order(long id, Status status, BigDecimal total) {}
}
