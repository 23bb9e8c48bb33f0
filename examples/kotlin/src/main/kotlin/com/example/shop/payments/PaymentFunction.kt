package com.example.shop.payments

import com.example.shop.orders.Order
import tools.jackson.module.kotlin.jacksonObjectMapper

// #region lambda-publisher
data class Publication(val topicArn: String?, val message: String)

/** Takes what sends a publication: in production, a call of the SNS client. */
class PaymentFunction(private val send: (Publication) -> Unit) {
    private val json = jacksonObjectMapper()

    fun handleRequest(order: Order) {
        val event = OrderPaid(order.id, order.items.map { it.sku })
        send(Publication(System.getenv("TOPIC_ARN"), json.writeValueAsString(event)))
    }

    private data class OrderPaid(val orderId: Long, val skus: List<String>)
}
// #endregion lambda-publisher
