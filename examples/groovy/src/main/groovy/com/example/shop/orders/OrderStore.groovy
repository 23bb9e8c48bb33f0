package com.example.shop.orders

import com.example.shop.orders.Order.Customer
import com.example.shop.orders.Order.Item
import com.example.shop.orders.Order.Status

import java.time.Instant
import java.time.temporal.ChronoUnit
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicLong

/** Keeps the shop's orders and stock in memory. */
class OrderStore {
    private final Map<Long, Order> orders = new ConcurrentHashMap<>()
    private final Map<String, BigDecimal> prices = new ConcurrentHashMap<>()
    private final AtomicLong lastId = new AtomicLong(1000)

    void save(Order order) {
        orders[order.id] = order
    }

    void remove(long id) {
        orders.remove(id)
    }

    Order find(long id) {
        orders[id]
    }

    List<Order> findByCustomer(String name, Status status) {
        orders.values().findAll { it.customer.name == name && it.status == status }
    }

    void stock(String sku, BigDecimal price) {
        prices[sku] = price
    }

    /** Places the order, unless one of its items is not in stock. */
    Order place(Customer customer, List<Item> items) {
        if (!items.every { prices.containsKey(it.sku) }) {
            return null
        }
        def order = new Order(
            id: lastId.incrementAndGet(),
            customer: customer,
            status: Status.PENDING,
            total: items.sum { prices[it.sku] * it.quantity },
            placedAt: Instant.now().truncatedTo(ChronoUnit.SECONDS),
            items: items
        )
        save(order)
        order
    }
}
