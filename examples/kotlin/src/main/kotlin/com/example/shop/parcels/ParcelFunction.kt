package com.example.shop.parcels

import tools.jackson.core.JacksonException
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

// #region lambda-handler
data class OrderPaid(val orderId: Long, val skus: List<String>)

/** The handler: knows the event of the shop, and nothing of AWS. */
fun label(event: OrderPaid) = "Order ${event.orderId}: ${event.skus.joinToString()}"

class ParcelFunction(private val print: (String) -> Unit) {
    private val json = jacksonObjectMapper()

    /** The adapter: takes the queue's envelope apart, and reports the records that failed. */
    fun handleRequest(event: SqsEvent): BatchResponse {
        val failures = mutableListOf<Failure>()
        for (message in event.records) {
            try {
                print(label(json.readValue(message.body)))
            } catch (_: JacksonException) {
                failures += Failure(message.messageId)
            }
        }
        return BatchResponse(failures)
    }
}

// In production, the types below come from the library aws-lambda-java-events.
data class SqsMessage(val messageId: String, val body: String)

data class SqsEvent(val records: List<SqsMessage>)

data class BatchResponse(val batchItemFailures: List<Failure>)

data class Failure(val itemIdentifier: String)
// #endregion lambda-handler
