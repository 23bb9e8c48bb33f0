package com.example.shop.orders;

import com.example.shop.orders.Order.Customer;
import com.example.shop.orders.Order.Item;
import com.example.shop.orders.Order.Status;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

// #region lambda-http-handler
/** OrderApi as a function behind API Gateway, payload format 2.0. */
public final class OrderFunction {
  private static final Customer GUEST = new Customer("guest", "guest@example.org");

  private final JsonMapper json = new JsonMapper();
  private final OrderStore orders;
  private final Tokens tokens;

  public OrderFunction(OrderStore orders, Tokens tokens) {
    this.orders = orders;
    this.tokens = tokens;
  }

  public HttpResult handleRequest(HttpEvent event) {
    var path = event.rawPath();
    if (event.requestContext().http().method().equals("POST")) {
      return place(json.readValue(event.body(), PlaceOrder.class));
    }
    if (path.equals("/orders")) {
      var customer = tokens.customer(event.headers().get("authorization"));
      var status = event.rawQueryString().replace("status=", "");
      return customer
          .map(name -> answer(200, orders.findByCustomer(name, Status.valueOf(status))))
          .orElse(new HttpResult(401, Map.of(), ""));
    }
    return orders
        .find(Long.parseLong(path.substring("/orders/".length())))
        .map(order -> answer(200, order))
        .orElse(new HttpResult(404, Map.of(), ""));
  }

  /** The parts of the event that this function reads. */
  public record HttpEvent(
      String rawPath,
      String rawQueryString,
      Map<String, String> headers,
      RequestContext requestContext,
      String body) {}

  public record RequestContext(Http http) {}

  public record Http(String method) {}

  public record HttpResult(int statusCode, Map<String, String> headers, String body) {}

  private HttpResult place(PlaceOrder request) {
    return orders
        .place(GUEST, request.items())
        .map(
            order -> {
              var result = answer(201, order);
              result.headers().put("location", "/orders/" + order.id());
              return result;
            })
        .orElse(new HttpResult(409, Map.of(), ""));
  }

  private HttpResult answer(int status, Object body) {
    var headers = new HashMap<>(Map.of("content-type", "application/json"));
    return new HttpResult(status, headers, json.writeValueAsString(body));
  }

  private record PlaceOrder(List<Item> items) {}
}
// #endregion lambda-http-handler
