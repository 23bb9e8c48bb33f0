package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import au.com.dius.pact.core.model.annotations.PactDirectory
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

@PactConsumerTest
@PactDirectory("target/pacts/too-much")
@PactTestFor(providerName = "OrderApi")
class TooMuchInTheContractTest {
    // #region contract-too-much
    @Pact(consumer = "OrderWeb")
    fun everyRule(builder: PactBuilder): V4Pact {
        val rules =
            listOf(
                Triple("no items", "[]", "The order has no items"),
                Triple("a quantity of 0", tea(0), "The quantity is less than 1"),
                Triple("a quantity of 100", tea(100), "The quantity is more than 99"),
            )
        for ((given, items, error) in rules) {
            val order = """{"items": $items}"""
            val refusal = """{"errors": ["$error"]}"""
            builder.expectsToReceiveHttpInteraction("an order with $given") { http ->
                http
                    .withRequest {
                        it.method("POST").path("/orders").body(order, "application/json")
                    }
                    .willRespondWith { it.status(400).body(refusal, "application/json") }
            }
        }
        return builder.toPact()
    }

    private fun tea(quantity: Int) = """[{"sku": "TEA-01", "quantity": $quantity}]"""

    @Test
    fun `tells what is wrong`(mockServer: MockServer) {
        val form = OrderForm(mockServer.getUrl())

        assertEquals(listOf("The order has no items"), form.submit())
        assertEquals(listOf("The quantity is less than 1"), form.submit(Item("TEA-01", 0)))
        assertEquals(listOf("The quantity is more than 99"), form.submit(Item("TEA-01", 100)))
    }
    // #endregion contract-too-much
}
