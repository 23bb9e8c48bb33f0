package com.example.shop.orders;

import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.StateChangeAction;
import com.example.shop.orders.Order.Customer;
import com.example.shop.orders.Order.Item;
import com.example.shop.orders.Order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;

// #region helper-order-api-states
/** Puts the store into the states that the pacts of OrderApi ask for. */
public final class OrderApiStates {
  private static final Customer ADA = new Customer("ada", "ada@example.org");
  private static final List<Item> TEA = List.of(new Item("TEA-01", 2));

  private final OrderStore orders;

  public OrderApiStates(OrderStore orders) {
    this.orders = orders;
  }

  // #region provider-states uses order-api-states
  @State("an order exists")
  public void orderExists(Map<String, Object> params) {
    orders.save(paidOrder(id(params), ADA));
  }

  @State(value = "an order exists", action = StateChangeAction.TEARDOWN)
  public void removeOrder(Map<String, Object> params) {
    orders.remove(id(params));
  }

  @State("no order exists")
  public void noOrderExists(Map<String, Object> params) {
    orders.remove(id(params));
  }

  @State("a product is in stock")
  public void productIsInStock(Map<String, Object> params) {
    orders.stock((String) params.get("sku"), new BigDecimal("15.75"));
  }

  @State("a customer with orders is signed in")
  public void customerWithOrders(Map<String, Object> params) {
    var customer = new Customer((String) params.get("customer"), "customer@example.org");
    orders.save(paidOrder(7, customer));
  }

  private static long id(Map<String, Object> params) {
    return ((Number) params.get("id")).longValue();
  }

  // #endregion provider-states

  // #region provider-state-value-handler uses order-api-states
  @State("an order was placed")
  public Map<String, Object> orderWasPlaced() {
    orders.stock("TEA-01", new BigDecimal("15.75"));
    var order = orders.place(ADA, TEA).orElseThrow();
    return Map.of("id", order.id());
  }

  // #endregion provider-state-value-handler

  private static Order paidOrder(long id, Customer customer) {
    var placedAt = Instant.parse("2026-02-28T18:05:00Z");
    return new Order(id, customer, Status.PAID, new BigDecimal("31.50"), placedAt, TEA);
  }
}
// #endregion helper-order-api-states
