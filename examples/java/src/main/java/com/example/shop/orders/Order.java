package com.example.shop.orders;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

public record Order(
    long id,
    @JsonIgnore Customer customer,
    Status status,
    BigDecimal total,
    Instant placedAt,
    List<Item> items) {

  public enum Status {
    PENDING,
    PAID,
    SHIPPED
  }

  public record Item(String sku, int quantity) {}

  public record Customer(String name, String email) {}
}
