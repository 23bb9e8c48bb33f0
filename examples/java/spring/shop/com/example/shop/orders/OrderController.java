package com.example.shop.orders;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
class OrderController {
  private final OrderStore orders;

  OrderController(OrderStore orders) {
    this.orders = orders;
  }

  @GetMapping("/orders/{id}")
  ResponseEntity<Order> find(@PathVariable("id") long id) {
    return ResponseEntity.of(orders.find(id));
  }
}
