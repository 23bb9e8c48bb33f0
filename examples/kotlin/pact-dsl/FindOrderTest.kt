package com.example.shop.web

import au.com.dius.pact.consumer.PactVerificationResult
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.kotlin.pact
import au.com.dius.pact.consumer.kotlin.runConsumerTest
import kotlin.test.assertEquals
import kotlin.test.assertIs
import org.junit.jupiter.api.Test

// #region kotlin-dsl
class FindOrderTest {
    private val order =
        pact(consumer = "OrderWeb", provider = "OrderApi") {
            uponReceiving("a request for an order") {
                given("an order exists", mapOf("id" to 42))
                withRequest {
                    path("/orders/42")
                    header("Accept", "application/json")
                }
                willRespondWith {
                    status(200)
                    body(newJsonObject { integerType("id", 42) })
                }
            }
        }

    @Test
    fun `finds an order`() {
        val result =
            runConsumerTest(order) { assertEquals(42, OrderClient(getUrl()).find(42)?.id) }

        assertIs<PactVerificationResult.Ok>(result)
    }
}
// #endregion kotlin-dsl
