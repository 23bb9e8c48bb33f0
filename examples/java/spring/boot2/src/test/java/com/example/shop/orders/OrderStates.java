package com.example.shop.orders;

import au.com.dius.pact.provider.junitsupport.State;
import java.math.BigDecimal;
import java.util.Map;

// #region helper-order-states
/** Puts the store of the running application into the states that pacts ask for. */
public final class OrderStates {
  private final OrderStore orders;

  public OrderStates(OrderStore orders) {
    this.orders = orders;
  }

  @State("an order exists")
  public void orderExists(Map<String, Object> params) {
    orders.save(new Order(id(params), "SHIPPED", new BigDecimal("18.20")));
  }

  @State("no order exists")
  public void noOrderExists(Map<String, Object> params) {
    orders.remove(id(params));
  }

  private static long id(Map<String, Object> params) {
    return ((Number) params.get("id")).longValue();
  }
}
// #endregion helper-order-states
