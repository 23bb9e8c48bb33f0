package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.PactDslJsonRootValue
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import au.com.dius.pact.core.model.annotations.PactDirectory
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

@PactConsumerTest
@PactDirectory("target/pacts/enough")
@PactTestFor(providerName = "OrderApi")
class EnoughInTheContractTest {
    // #region contract-enough
    @Pact(consumer = "OrderWeb")
    fun refusedOrder(builder: PactBuilder): V4Pact {
        val noItems = """{"items": []}"""
        val message = PactDslJsonRootValue.stringType("The order has no items")
        val refusal = newJsonObject { minArrayLike("errors", 1, message, 1) }
        return builder
            .expectsToReceiveHttpInteraction("an order that is refused") { http ->
                http
                    .withRequest {
                        it.method("POST").path("/orders").body(noItems, "application/json")
                    }
                    .willRespondWith { it.status(400).body(refusal) }
            }
            .toPact()
    }

    @Test
    fun `tells that the order is refused`(mockServer: MockServer) {
        val errors = OrderForm(mockServer.getUrl()).submit()

        assertEquals(listOf("The order has no items"), errors)
    }
    // #endregion contract-enough
}
