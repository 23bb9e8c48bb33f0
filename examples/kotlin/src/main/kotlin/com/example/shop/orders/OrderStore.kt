package com.example.shop.orders

import java.math.BigDecimal
import java.time.Instant
import java.time.temporal.ChronoUnit.SECONDS
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicLong

/** Keeps the shop's orders and stock in memory. */
class OrderStore {
    private val orders = ConcurrentHashMap<Long, Order>()
    private val prices = ConcurrentHashMap<String, BigDecimal>()
    private val lastId = AtomicLong(1000)

    fun save(order: Order) {
        orders[order.id] = order
    }

    fun remove(id: Long) {
        orders.remove(id)
    }

    fun find(id: Long): Order? = orders[id]

    fun findByCustomer(name: String, status: Status): List<Order> =
        orders.values.filter { it.customer.name == name && it.status == status }

    fun stock(sku: String, price: BigDecimal) {
        prices[sku] = price
    }

    /** Places the order, unless one of its items is not in stock. */
    fun place(customer: Customer, items: List<Item>): Order? {
        val total = items.sumOf { (sku, quantity) ->
            val price = prices[sku] ?: return null
            price * quantity.toBigDecimal()
        }
        val placedAt = Instant.now().truncatedTo(SECONDS)
        val id = lastId.incrementAndGet()
        return Order(id, customer, Status.PENDING, total, placedAt, items).also(::save)
    }
}
