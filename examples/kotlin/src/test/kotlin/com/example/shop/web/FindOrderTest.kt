package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import java.time.ZonedDateTime
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

// #region consumer-test
@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class FindOrderTest {
    private val placedAt = ZonedDateTime.parse("2026-03-14T09:26:53Z")

    @Pact(consumer = "OrderWeb")
    fun order(builder: PactBuilder): V4Pact {
        val order = newJsonObject {
            integerType("id", 42)
            stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID")
            decimalType("total", 31.5)
            datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssX", placedAt)
            minArrayLike("items", 1) { it.stringType("sku", "TEA-01").integerType("quantity", 2) }
        }
        return builder
            .given("an order exists", "id" to 42)
            .expectsToReceiveHttpInteraction("a request for an order") { http ->
                http
                    .withRequest { it.path("/orders/42").header("Accept", "application/json") }
                    .willRespondWith { it.status(200).body(order) }
            }
            .toPact()
    }

    @Test
    fun `finds an order`(mockServer: MockServer) {
        val order = OrderClient(mockServer.getUrl()).find(42)

        assertEquals(Status.PAID, order?.status)
        assertEquals("31.5".toBigDecimal(), order?.total)
        assertEquals(placedAt.toInstant(), order?.placedAt)
        assertEquals(listOf(Item("TEA-01", 2)), order?.items)
    }
}
// #endregion consumer-test
