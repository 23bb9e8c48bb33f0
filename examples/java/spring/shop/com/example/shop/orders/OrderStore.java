package com.example.shop.orders;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

@Component
public class OrderStore {
  private final Map<Long, Order> orders = new ConcurrentHashMap<>();

  public Optional<Order> find(long id) {
    return Optional.ofNullable(orders.get(id));
  }

  public void save(Order order) {
    orders.put(order.id(), order);
  }

  public void remove(long id) {
    orders.remove(id);
  }
}
