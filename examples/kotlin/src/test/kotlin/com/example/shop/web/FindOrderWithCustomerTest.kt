package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PM
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newArray
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.dsl.newObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import au.com.dius.pact.core.model.annotations.PactDirectory
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

// #region kotlin-bodies uses client
@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
@PactDirectory("target/reference-pacts")
class FindOrderWithCustomerTest {
    @Pact(consumer = "OrderWeb")
    fun order(builder: PactBuilder): V4Pact {
        val order = newJsonObject {
            integerType("id", 42)
            newObject("customer") {
                stringType("name", "Ada")
                or("phone", "+44 20 7946 0000", PM.stringType(), PM.nullValue())
            }
            newArray("codes") {
                stringValue("gift")
                integerType(7)
            }
            minArrayLike("items", 1) {
                it.stringType("sku", "TEA-01")
                it.integerType("quantity", 2)
            }
        }
        return builder
            .given("an order exists", mapOf("id" to 42))
            .expectsToReceiveHttpInteraction("a request for an order with its customer") { http ->
                http
                    .withRequest { it.path("/orders/42") }
                    .willRespondWith { it.status(200).body(order) }
            }
            .toPact()
    }

    @Test
    fun `finds an order with its customer`(mockServer: MockServer) {
        assertEquals(42, OrderClient(mockServer.getUrl()).find(42)?.id)
    }
}
// #endregion kotlin-bodies
