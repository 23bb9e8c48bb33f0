package com.example.shop.publisher

import com.example.shop.orders.Order
import java.math.BigDecimal
import java.time.Instant
import tools.jackson.module.kotlin.jacksonObjectMapper

class Message(val topic: String, val contentType: String, val body: ByteArray)

class OrderPublisher {
    private val json = jacksonObjectMapper()

    // #region message-publisher
    fun orderPlaced(order: Order): Message {
        val event = OrderPlaced(order.id, order.customer.email, order.total, order.placedAt)
        return Message("orders", "application/json", json.writeValueAsBytes(event))
    }

    private data class OrderPlaced(
        val orderId: Long,
        val email: String,
        val total: BigDecimal,
        val placedAt: Instant,
    )
    // #endregion message-publisher
}
