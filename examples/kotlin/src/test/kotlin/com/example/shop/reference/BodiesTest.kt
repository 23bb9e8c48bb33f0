package com.example.shop.reference

import au.com.dius.pact.consumer.dsl.DslPart
import au.com.dius.pact.consumer.dsl.newJsonArray
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.dsl.newObject
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

class BodiesTest {
    // #region kotlin-template
    private val product: DslPart = newJsonObject {
        stringType("sku", "TEA-01")
        stringType("name", "Green tea")
    }

    private val productWithPrice: DslPart = newJsonObject(product) { decimalType("price", 4.75) }

    private val products: DslPart = newJsonArray { newObject { stringType("sku", "TEA-01") } }
    // #endregion kotlin-template

    @Test
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
    fun `a body follows the constructor`() {
        assertEquals(
            """{"fragile":true,"id":100,"note":"string","weight":100}""",
            parcel.toString(),
        )
    }
}
