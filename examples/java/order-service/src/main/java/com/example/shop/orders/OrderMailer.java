package com.example.shop.orders;

/** Writes a mail for each order. */
public class OrderMailer {
  public String mail(OrderPlaced order) {
    return "Dear %s, thank you for order %d.".formatted(order.getCustomer(), order.getId());
  }
}
