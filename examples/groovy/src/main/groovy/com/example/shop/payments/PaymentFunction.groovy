package com.example.shop.payments

import com.example.shop.orders.Order
import groovy.json.JsonOutput

// #region lambda-publisher
class PaymentFunction {
    /** Sends a publication: in production, a call of the SNS client. */
    Closure send

    void handleRequest(Order order) {
        def event = [orderId: order.id, skus: order.items*.sku]
        send(topicArn: System.getenv('TOPIC_ARN'), message: JsonOutput.toJson(event))
    }
}
// #endregion lambda-publisher
