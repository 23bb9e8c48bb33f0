package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.Matchers.fromProviderState
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import kotlin.test.assertEquals
import kotlin.test.assertNull
import org.junit.jupiter.api.Test

@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class FindOtherOrdersTest {
    // #region provider-state-value
    @Pact(consumer = "OrderWeb")
    fun newestOrder(builder: PactBuilder): V4Pact {
        val path = fromProviderState("/orders/\${id}", "/orders/42")
        val order = newJsonObject {
            integerType("id", 42)
            stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID")
        }
        return builder
            .given("an order was placed")
            .expectsToReceiveHttpInteraction("a request for the newest order") { http ->
                http
                    .withRequest { it.path(path).header("Accept", "application/json") }
                    .willRespondWith { it.status(200).body(order) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "newestOrder")
    fun `finds the newest order`(mockServer: MockServer) {
        val order = OrderClient(mockServer.getUrl()).find(42)

        assertEquals(Order(id = 42, status = Status.PAID), order)
    }

    // #endregion provider-state-value

    @Pact(consumer = "OrderWeb")
    fun noOrder(builder: PactBuilder): V4Pact =
        builder
            .given("no order exists", "id" to 404)
            .expectsToReceiveHttpInteraction("a request for an order that does not exist") { http ->
                http
                    .withRequest { it.path("/orders/404").header("Accept", "application/json") }
                    .willRespondWith { it.status(404) }
            }
            .toPact()

    @Test
    @PactTestFor(pactMethod = "noOrder")
    fun `finds no order`(mockServer: MockServer) {
        assertNull(OrderClient(mockServer.getUrl()).find(404))
    }
}
