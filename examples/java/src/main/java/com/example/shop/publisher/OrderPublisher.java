package com.example.shop.publisher;

import com.example.shop.orders.Order;
import java.math.BigDecimal;
import java.time.Instant;
import tools.jackson.databind.json.JsonMapper;

public final class OrderPublisher {
  private final JsonMapper json = new JsonMapper();

  // #region message-publisher
  public Message orderPlaced(Order order) {
    var event =
        new OrderPlaced(order.id(), order.customer().email(), order.total(), order.placedAt());
    return new Message("orders", "application/json", json.writeValueAsBytes(event));
  }

  public record Message(String topic, String contentType, byte[] body) {}

  private record OrderPlaced(long orderId, String email, BigDecimal total, Instant placedAt) {}
  // #endregion message-publisher
}
