import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** OrderApi with its states: `java OrderApi.java PORT`. Without a token that it knows, it answers 401. */
public final class OrderApi {
  private static final Map<Long, String> ORDERS = new ConcurrentHashMap<>();

  public static void main(String[] arguments) throws IOException {
    var server = HttpServer.create(new InetSocketAddress("localhost", Integer.parseInt(arguments[0])), 0);
    server.createContext("/orders/", OrderApi::find);
    server.createContext("/states", OrderApi::changeState);
    server.start();
    System.out.println(server.getAddress().getPort());
  }

  private static void find(HttpExchange exchange) throws IOException {
    if (!"Bearer fresh-token".equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
      respond(exchange, 401, "");
      return;
    }
    var path = exchange.getRequestURI().getPath();
    var id = Long.parseLong(path.substring("/orders/".length()));
    var status = ORDERS.get(id);
    if (status == null) {
      respond(exchange, 404, "");
    } else {
      respond(exchange, 200, "{\"id\": %d, \"status\": \"%s\"}".formatted(id, status));
    }
  }

  // #region build-tool-states
  /** Gets {"state": "an order exists", "params": {"id": 42}, "action": "setup"} for each state of an interaction. */
  private static void changeState(HttpExchange exchange) throws IOException {
    var change = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    var id = Pattern.compile("\"id\": (\\d+)").matcher(change);
    if (id.find()) {
      ORDERS.remove(Long.valueOf(id.group(1)));
      if (change.contains("\"an order exists\"") && change.contains("\"setup\"")) {
        ORDERS.put(Long.valueOf(id.group(1)), "PAID");
      }
    }
    respond(exchange, 200, "");
  }

  // #endregion build-tool-states

  private static void respond(HttpExchange exchange, int status, String body) throws IOException {
    try (exchange) {
      var bytes = body.getBytes(StandardCharsets.UTF_8);
      // JSON that is empty is none: the plugin would call the change of state failed.
      if (bytes.length > 0) {
        exchange.getResponseHeaders().set("Content-Type", "application/json");
      }
      exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }
}
