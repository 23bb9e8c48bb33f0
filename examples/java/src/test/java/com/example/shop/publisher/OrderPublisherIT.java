package com.example.shop.publisher;

import au.com.dius.pact.provider.MessageAndMetadata;
import au.com.dius.pact.provider.PactVerifyProvider;
import au.com.dius.pact.provider.junit5.MessageTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import com.example.shop.orders.Order;
import com.example.shop.orders.Order.Customer;
import com.example.shop.orders.Order.Item;
import com.example.shop.orders.Order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region message-provider
@Provider("OrderPublisher")
@PactFolder("${PACT_DIR:pacts}")
class OrderPublisherIT {
  private Order order;

  @BeforeEach
  void useMessages(PactVerificationContext context) {
    context.setTarget(new MessageTestTarget(List.of("com.example.shop.publisher")));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  @State("an order was placed")
  void orderWasPlaced(Map<String, Object> params) {
    var id = ((Number) params.get("id")).longValue();
    var placedAt = Instant.parse("2026-02-28T18:05:00Z");
    var grace = new Customer("grace", "grace@example.org");
    var items = List.of(new Item("TEA-02", 1));
    order = new Order(id, grace, Status.PENDING, new BigDecimal("12.25"), placedAt, items);
  }

  @PactVerifyProvider("order placed")
  MessageAndMetadata orderPlaced() {
    var message = new OrderPublisher().orderPlaced(order);
    return new MessageAndMetadata(
        message.body(), Map.of("topic", message.topic(), "contentType", message.contentType()));
  }
}
// #endregion message-provider
