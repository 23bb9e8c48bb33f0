package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.dsl.newObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import java.io.IOException
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import org.junit.jupiter.api.Test

// #region graphql-consumer
private val question = newJsonObject {
    stringValue("operationName", "Product")
    stringValue("query", PRODUCT_QUERY)
    newObject("variables") { stringType("sku", "TEA-01") }
}

@PactConsumerTest
@PactTestFor(providerName = "CatalogueGraphQL")
class ProductPageTest {
    @Pact(consumer = "ProductPage")
    fun product(builder: PactBuilder): V4Pact {
        val answer = newJsonObject {
            newObject("data") {
                newObject("product") {
                    stringType("name", "Green tea")
                    decimalType("price", 4.75)
                }
            }
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a query for a product") { http ->
                http
                    .withRequest { it.method("POST").path("/graphql").body(question) }
                    .willRespondWith { it.status(200).body(answer) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "product")
    fun `shows a product`(mockServer: MockServer) {
        val product = ProductPage(mockServer.getUrl()).product("TEA-01")

        assertEquals("Green tea", product?.name)
    }
}
// #endregion graphql-consumer

@PactConsumerTest
@PactTestFor(providerName = "CatalogueGraphQL")
class ProductPageFailureTest {
    // #region graphql-error
    @Pact(consumer = "ProductPage")
    fun failure(builder: PactBuilder): V4Pact {
        val answer = newJsonObject {
            newObject("data") { nullValue("product") }
            eachLike("errors") { it.stringType("message", "The catalogue is being rebuilt") }
        }
        return builder
            .given("the catalogue is being rebuilt")
            .expectsToReceiveHttpInteraction("a query for a product that fails") { http ->
                http
                    .withRequest { it.method("POST").path("/graphql").body(question) }
                    .willRespondWith { it.status(200).body(answer) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "failure")
    fun `says why there is no product`(mockServer: MockServer) {
        val page = ProductPage(mockServer.getUrl())

        val failure = assertFailsWith<IOException> { page.product("TEA-01") }
        assertEquals("The catalogue is being rebuilt", failure.message)
    }
    // #endregion graphql-error
}
