package com.example.shop.reference

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.DslPart
import au.com.dius.pact.consumer.dsl.PM
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newArray
import au.com.dius.pact.consumer.dsl.newJsonArray
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.dsl.newObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactIgnore
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import au.com.dius.pact.core.model.annotations.PactDirectory
import com.example.shop.web.OrderClient
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

// #region kotlin-bodies
@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
@PactDirectory("target/reference-pacts")
class BodiesTest {
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
    @PactTestFor(pactMethod = "order")
    fun `finds an order with its customer`(mockServer: MockServer) {
        assertEquals(42, OrderClient(mockServer.getUrl()).find(42)?.id)
    }
    // #endregion kotlin-bodies

    // #region kotlin-template
    private val product: DslPart = newJsonObject {
        stringType("sku", "TEA-01")
        stringType("name", "Green tea")
    }

    private val productWithPrice: DslPart = newJsonObject(product) { decimalType("price", 4.75) }

    private val products: DslPart = newJsonArray { newObject { stringType("sku", "TEA-01") } }
    // #endregion kotlin-template

    @Test
    @PactIgnore
    fun `bodies are as on the page`() {
        assertEquals("""{"name":"Green tea","sku":"TEA-01"}""", product.toString())
        assertEquals(
            """{"name":"Green tea","price":4.75,"sku":"TEA-01"}""",
            productWithPrice.toString(),
        )
        assertEquals("""[{"sku":"TEA-01"}]""", products.toString())
    }

    // #region kotlin-class
    data class Parcel(val id: Long, val weight: Double, val fragile: Boolean, val note: String?)

    private val parcel: DslPart = newJsonObject(Parcel::class)
    // #endregion kotlin-class

    @Test
    @PactIgnore
    fun `a body follows the constructor`() {
        assertEquals(
            """{"fragile":true,"id":100,"note":"string","weight":100}""",
            parcel.toString(),
        )
    }
}
