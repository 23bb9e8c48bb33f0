package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArrayMinLike
import au.com.dius.pact.consumer.dsl.Matchers.regexp
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class MyOrdersTest {
    // #region consumer-auth
    @Pact(consumer = "OrderWeb")
    fun myOrders(builder: PactBuilder): V4Pact {
        val orders =
            newJsonArrayMinLike(1) { array ->
                array.newObject {
                    integerType("id", 42)
                    decimalType("total", 31.5)
                }
            }
        return builder
            .given("a customer with orders is signed in", "customer" to "ada")
            .expectsToReceiveHttpInteraction("a request for my orders") { http ->
                http
                    .withRequest {
                        it.path("/orders")
                            .queryParameter("status", regexp("^(PENDING|PAID|SHIPPED)$", "PAID"))
                            .header("Accept", "application/json")
                            .header("Authorization", regexp("^Bearer .+$", "Bearer example-token"))
                    }
                    .willRespondWith { it.status(200).body(orders.build()) }
            }
            .toPact()
    }

    @Test
    fun `lists my orders`(mockServer: MockServer) {
        val orders = OrderClient(mockServer.getUrl()).mine(Status.PAID, "example-token")

        assertEquals(listOf(Order(id = 42, total = "31.5".toBigDecimal())), orders)
    }
    // #endregion consumer-auth
}
