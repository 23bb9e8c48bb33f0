package com.example.shop.parcels

import groovy.json.JsonException
import groovy.json.JsonSlurper

// #region lambda-handler
class ParcelFunction {
    /** Prints a label. */
    Closure printer

    /** The handler: knows the event of the shop, and nothing of AWS. */
    static String label(Map event) {
        "Order $event.orderId: ${event.skus.join(', ')}"
    }

    /** The adapter: takes the queue's envelope apart, and reports the records that failed. */
    Map handleRequest(Map envelope) {
        def failures = []
        for (message in envelope.Records) {
            try {
                printer(label(new JsonSlurper().parseText(message.body as String) as Map))
            } catch (JsonException ignored) {
                failures << [itemIdentifier: message.messageId]
            }
        }
        [batchItemFailures: failures]
    }
}
// #endregion lambda-handler
