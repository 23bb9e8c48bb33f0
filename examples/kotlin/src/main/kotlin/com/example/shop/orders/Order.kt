package com.example.shop.orders

import com.fasterxml.jackson.annotation.JsonIgnore
import java.math.BigDecimal
import java.time.Instant

data class Order(
    val id: Long,
    @get:JsonIgnore val customer: Customer,
    val status: Status,
    val total: BigDecimal,
    val placedAt: Instant,
    val items: List<Item>,
)

enum class Status {
    PENDING,
    PAID,
    SHIPPED,
}

data class Item(val sku: String, val quantity: Int)

data class Customer(val name: String, val email: String)
