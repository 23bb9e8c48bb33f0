package com.example.shop.web;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

// #region helper-order
/** An order as the web shop reads it; a field that the API leaves out is null. */
public record Order(Long id, Status status, BigDecimal total, Instant placedAt, List<Item> items) {

  public enum Status {
    PENDING,
    PAID,
    SHIPPED
  }

  public record Item(String sku, int quantity) {}
}
// #endregion helper-order
