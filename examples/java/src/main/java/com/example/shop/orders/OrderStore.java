package com.example.shop.orders;

import com.example.shop.orders.Order.Customer;
import com.example.shop.orders.Order.Item;
import com.example.shop.orders.Order.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Keeps the shop's orders and stock in memory. */
public final class OrderStore {
  private final Map<Long, Order> orders = new ConcurrentHashMap<>();
  private final Map<String, BigDecimal> prices = new ConcurrentHashMap<>();
  private final AtomicLong lastId = new AtomicLong(1000);

  public void save(Order order) {
    orders.put(order.id(), order);
  }

  public void remove(long id) {
    orders.remove(id);
  }

  public Optional<Order> find(long id) {
    return Optional.ofNullable(orders.get(id));
  }

  public List<Order> findByCustomer(String name, Status status) {
    return orders.values().stream()
        .filter(order -> order.customer().name().equals(name) && order.status() == status)
        .toList();
  }

  public void stock(String sku, BigDecimal price) {
    prices.put(sku, price);
  }

  public void sellOut(String sku) {
    prices.remove(sku);
  }

  /** Places the order, unless one of its items is not in stock. */
  public Optional<Order> place(Customer customer, List<Item> items) {
    if (!items.stream().map(Item::sku).allMatch(prices::containsKey)) {
      return Optional.empty();
    }
    var total =
        items.stream()
            .map(item -> prices.get(item.sku()).multiply(BigDecimal.valueOf(item.quantity())))
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    var placedAt = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    var order =
        new Order(lastId.incrementAndGet(), customer, Status.PENDING, total, placedAt, items);
    save(order);
    return Optional.of(order);
  }
}
