package com.example.shop.publisher

import com.example.shop.orders.Order
import groovy.json.JsonOutput

class OrderPublisher {
    // #region message-publisher
    Map orderPlaced(Order order) {
        def event = [
            orderId : order.id,
            email   : order.customer.email,
            total   : order.total,
            placedAt: order.placedAt.toString()
        ]
        [topic: 'orders', contentType: 'application/json', body: JsonOutput.toJson(event)]
    }
    // #endregion message-publisher
}
