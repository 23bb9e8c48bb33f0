package com.example.shop.parcels

import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.PactDslJsonRootValue
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.consumer.junit5.ProviderType
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

// #region lambda-consumer
@PactConsumerTest
@PactTestFor(providerName = "PaymentFunction", providerType = ProviderType.ASYNCH)
class ParcelFunctionTest {
    private val labels = mutableListOf<String>()
    private val function = ParcelFunction(labels::add)

    @Pact(consumer = "ParcelFunction")
    fun orderPaid(builder: PactBuilder): V4Pact {
        val event = newJsonObject {
            integerType("orderId", 42)
            eachLike("skus", PactDslJsonRootValue.stringType("TEA-01"))
        }
        return builder
            .given("an order was paid", "id" to 42)
            .expectsToReceiveMessageInteraction("order paid") { message ->
                message.withContents { it.withContent(event) }
            }
            .toPact()
    }

    @Test
    fun `prints a label`(message: AsynchronousMessage) {
        val body = message.contents.contents.valueAsString()

        val response = function.handleRequest(SqsEvent(listOf(SqsMessage("m-1", body))))

        assertEquals(listOf(), response.batchItemFailures)
        assertEquals(listOf("Order 42: TEA-01"), labels)
    }
}

// #endregion lambda-consumer

class UnreadableRecordTest {
    @Test
    fun `is reported`() {
        val function = ParcelFunction { error("there is nothing to print") }

        val response = function.handleRequest(SqsEvent(listOf(SqsMessage("m-2", "paid!"))))

        assertEquals(listOf(Failure("m-2")), response.batchItemFailures)
    }
}
