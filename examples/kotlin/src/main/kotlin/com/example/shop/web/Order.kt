package com.example.shop.web

import java.math.BigDecimal
import java.time.Instant

// #region helper-order
/** An order as the web shop reads it; a field that the API leaves out is null. */
data class Order(
    val id: Long,
    val status: Status? = null,
    val total: BigDecimal? = null,
    val placedAt: Instant? = null,
    val items: List<Item>? = null,
)

enum class Status {
    PENDING,
    PAID,
    SHIPPED,
}

data class Item(val sku: String, val quantity: Int)

data class PlacedOrder(val location: String, val order: Order)
// #endregion helper-order
