package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.Matchers.regexp
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class PlaceOrderTest {
    @Pact(consumer = "OrderWeb")
    fun placedOrder(builder: PactBuilder): V4Pact {
        val tea = """{"items": [{"sku": "TEA-01", "quantity": 2}]}"""
        val location = regexp("/orders/\\d+$", "/orders/43")
        val order = newJsonObject {
            integerType("id", 43)
            stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PENDING")
        }
        return builder
            .given("a product is in stock", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request to place an order") { http ->
                http
                    .withRequest { it.method("POST").path("/orders").body(tea, "application/json") }
                    .willRespondWith { it.status(201).header("Location", location).body(order) }
            }
            .toPact()
    }

    @Test
    fun `places an order`(mockServer: MockServer) {
        val placed = OrderClient(mockServer.getUrl()).place(Item("TEA-01", 2))

        assertEquals("/orders/43", placed.location)
        assertEquals(Order(id = 43, status = Status.PENDING), placed.order)
    }
}
