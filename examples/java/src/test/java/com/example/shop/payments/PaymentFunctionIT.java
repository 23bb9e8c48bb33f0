package com.example.shop.payments;

import static java.nio.charset.StandardCharsets.UTF_8;

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
import com.example.shop.payments.PaymentFunction.Publication;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region lambda-provider
@Provider("PaymentFunction")
@PactFolder("${PACT_DIR:pacts}")
class PaymentFunctionIT {
  private final List<Publication> sent = new ArrayList<>();
  private Order order;

  @BeforeEach
  void useMessages(PactVerificationContext context) {
    context.setTarget(new MessageTestTarget(List.of("com.example.shop.payments")));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  @State("an order was paid")
  void orderWasPaid(Map<String, Object> params) {
    var id = ((Number) params.get("id")).longValue();
    var paidAt = Instant.parse("2026-02-28T18:05:00Z");
    var grace = new Customer("grace", "grace@example.org");
    var items = List.of(new Item("MUG-07", 1), new Item("TEA-02", 2));
    order = new Order(id, grace, Status.PAID, new BigDecimal("12.25"), paidAt, items);
  }

  @PactVerifyProvider("order paid")
  MessageAndMetadata orderPaid() {
    new PaymentFunction(sent::add).handleRequest(order);
    var message = sent.get(0).message().getBytes(UTF_8);
    return new MessageAndMetadata(message, Map.of("contentType", "application/json"));
  }
}
// #endregion lambda-provider
