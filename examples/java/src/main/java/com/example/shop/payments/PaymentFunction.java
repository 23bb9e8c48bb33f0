package com.example.shop.payments;

import com.example.shop.orders.Order;
import com.example.shop.orders.Order.Item;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.databind.json.JsonMapper;

// #region lambda-publisher
public final class PaymentFunction {
  private final JsonMapper json = new JsonMapper();
  private final Consumer<Publication> sns;

  /** Takes what sends a publication: in production, a call of the SNS client. */
  public PaymentFunction(Consumer<Publication> sns) {
    this.sns = sns;
  }

  public void handleRequest(Order order) {
    var skus = order.items().stream().map(Item::sku).toList();
    var event = json.writeValueAsString(new OrderPaid(order.id(), skus));
    sns.accept(new Publication(System.getenv("TOPIC_ARN"), event));
  }

  public record Publication(String topicArn, String message) {}

  private record OrderPaid(long orderId, List<String> skus) {}
}
// #endregion lambda-publisher
