package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArrayMinLike
import au.com.dius.pact.consumer.dsl.Matchers.regexp
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.PactDslJsonRootValue
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.dsl.newObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import au.com.dius.pact.core.model.matchingrules.EqualsMatcher
import au.com.dius.pact.core.model.matchingrules.IncludeMatcher
import java.time.LocalDate
import java.time.LocalTime
import java.time.ZonedDateTime
import java.util.UUID
import kotlin.test.assertEquals
import kotlin.test.assertNull
import org.junit.jupiter.api.Test

@PactConsumerTest
@PactTestFor(providerName = "CatalogueApi")
class CatalogueClientTest {
    // #region helper-dates
    private val updatedAt = ZonedDateTime.parse("2026-03-14T09:26:53Z")
    private val batchId = UUID.fromString("6f1c2b3a-5d4e-4f60-8a71-92b3c4d5e6f7")
    // #endregion helper-dates

    // #region matching-type
    @Pact(consumer = "OrderWeb")
    fun names(builder: PactBuilder): V4Pact {
        val product = newJsonObject {
            stringType("name", "Green tea")
            newObject("maker") {
                stringType("name", "Leaf & Co")
                stringType("country", "JP")
            }
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request for product names") { http ->
                http
                    .withRequest { it.path("/products/TEA-01") }
                    .willRespondWith { it.status(200).body(product) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "names")
    fun `reads names`(mockServer: MockServer) {
        val product = CatalogueClient(mockServer.getUrl()).product("TEA-01")

        assertEquals("Green tea", product.name)
        assertEquals(Maker("Leaf & Co", "JP"), product.maker)
    }

    // #endregion matching-type

    // #region matching-regex
    @Pact(consumer = "OrderWeb")
    fun codes(builder: PactBuilder): V4Pact {
        val product = newJsonObject {
            stringMatcher("sku", "^[A-Z]{3}-\\d{2}$", "TEA-01")
            stringMatcher("barcode", "^\\d{13}$", "4006381333931")
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request for product codes") { http ->
                http
                    .withRequest { it.path("/products/TEA-01") }
                    .willRespondWith { it.status(200).body(product) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "codes")
    fun `reads codes`(mockServer: MockServer) {
        val product = CatalogueClient(mockServer.getUrl()).product("TEA-01")

        assertEquals("TEA-01", product.sku)
        assertEquals("4006381333931", product.barcode)
    }

    // #endregion matching-regex

    // #region matching-number
    @Pact(consumer = "OrderWeb")
    fun numbers(builder: PactBuilder): V4Pact {
        val product = newJsonObject {
            integerType("weight", 250)
            decimalType("price", 15.75)
            numberType("rating", 4)
            booleanType("inStock", true)
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request for product numbers") { http ->
                http
                    .withRequest { it.path("/products/TEA-01") }
                    .willRespondWith { it.status(200).body(product) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "numbers")
    fun `reads numbers`(mockServer: MockServer) {
        val product = CatalogueClient(mockServer.getUrl()).product("TEA-01")

        assertEquals(250, product.weight)
        assertEquals("15.75".toBigDecimal(), product.price)
        assertEquals(4.0, product.rating)
        assertEquals(true, product.inStock)
    }

    // #endregion matching-number

    // #region matching-datetime uses dates
    @Pact(consumer = "OrderWeb")
    fun dates(builder: PactBuilder): V4Pact {
        val product = newJsonObject {
            date("addedOn", "yyyy-MM-dd", LocalDate.of(2026, 3, 14))
            time("dispatchedBy", "HH:mm:ss", updatedAt.with(LocalTime.of(16, 30)))
            datetime("updatedAt", "yyyy-MM-dd'T'HH:mm:ssX", updatedAt)
            uuid("batch", batchId)
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request for product dates") { http ->
                http
                    .withRequest { it.path("/products/TEA-01") }
                    .willRespondWith { it.status(200).body(product) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "dates")
    fun `reads dates`(mockServer: MockServer) {
        val product = CatalogueClient(mockServer.getUrl()).product("TEA-01")

        assertEquals(LocalDate.of(2026, 3, 14), product.addedOn)
        assertEquals(LocalTime.of(16, 30), product.dispatchedBy)
        assertEquals(updatedAt.toInstant(), product.updatedAt)
        assertEquals(batchId, product.batch)
    }

    // #endregion matching-datetime

    // #region matching-array
    @Pact(consumer = "OrderWeb")
    fun lists(builder: PactBuilder): V4Pact {
        val product = newJsonObject {
            eachLike("colours", PactDslJsonRootValue.stringType("green"))
            minMaxArrayLike(
                "photos",
                1,
                5,
                PactDslJsonRootValue.stringMatcher("^.+\\.jpg$", "tea.jpg"),
                2,
            )
            minArrayLike("variants", 1) { it.stringType("kind", "tin").integerType("grams", 90) }
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request for product lists") { http ->
                http
                    .withRequest { it.path("/products/TEA-01") }
                    .willRespondWith { it.status(200).body(product) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "lists")
    fun `reads lists`(mockServer: MockServer) {
        val product = CatalogueClient(mockServer.getUrl()).product("TEA-01")

        assertEquals(listOf("green"), product.colours)
        assertEquals(listOf("tea.jpg", "tea.jpg"), product.photos)
        assertEquals(listOf(Variant("tin", grams = 90)), product.variants)
    }

    // #endregion matching-array

    // #region matching-array-contains
    @Pact(consumer = "OrderWeb")
    fun variants(builder: PactBuilder): V4Pact {
        val product = newJsonObject {
            arrayContaining("variants") { variants ->
                variants.newObject {
                    stringValue("kind", "tin")
                    integerType("grams", 90)
                }
                variants.newObject {
                    stringValue("kind", "gift")
                    stringType("size", "L")
                }
            }
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request for product variants") { http ->
                http
                    .withRequest { it.path("/products/TEA-01") }
                    .willRespondWith { it.status(200).body(product) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "variants")
    fun `reads variants`(mockServer: MockServer) {
        val product = CatalogueClient(mockServer.getUrl()).product("TEA-01")

        assertEquals(
            listOf(Variant("tin", grams = 90), Variant("gift", size = "L")),
            product.variants,
        )
    }

    // #endregion matching-array-contains

    // #region matching-map
    @Pact(consumer = "OrderWeb")
    fun translations(builder: PactBuilder): V4Pact {
        val product = newJsonObject {
            newObject("translations") {
                eachKeyMatching(regexp("^[a-z]{2}$", "de"))
                eachValueLike("de", PactDslJsonRootValue.stringType("Grüner Tee"))
            }
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request for product translations") { http ->
                http
                    .withRequest { it.path("/products/TEA-01") }
                    .willRespondWith { it.status(200).body(product) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "translations")
    fun `reads translations`(mockServer: MockServer) {
        val product = CatalogueClient(mockServer.getUrl()).product("TEA-01")

        assertEquals(mapOf("de" to "Grüner Tee"), product.translations)
    }

    // #endregion matching-map

    // #region matching-exact
    @Pact(consumer = "OrderWeb")
    fun fixedValues(builder: PactBuilder): V4Pact {
        val product = newJsonObject {
            minArrayLike("offers", 1) {
                it.and("currency", "GBP", EqualsMatcher).decimalType("price", 15.75)
            }
            and("description", "Organic green tea", IncludeMatcher("green tea"))
            nullValue("discontinuedOn")
        }
        return builder
            .given("a product exists", "sku" to "TEA-01")
            .expectsToReceiveHttpInteraction("a request for fixed product values") { http ->
                http
                    .withRequest { it.path("/products/TEA-01") }
                    .willRespondWith { it.status(200).body(product) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "fixedValues")
    fun `reads fixed values`(mockServer: MockServer) {
        val product = CatalogueClient(mockServer.getUrl()).product("TEA-01")

        assertEquals(listOf(Offer("GBP", "15.75".toBigDecimal())), product.offers)
        assertEquals("Organic green tea", product.description)
        assertNull(product.discontinuedOn)
    }

    // #endregion matching-exact

    // #region matching-request
    @Pact(consumer = "OrderWeb")
    fun search(builder: PactBuilder): V4Pact {
        val path = regexp("^/categories/[a-z]+/products$", "/categories/tea/products")
        val products =
            newJsonArrayMinLike(1) { array ->
                array.newObject { stringType("name", "Green tea") }
            }
        return builder
            .expectsToReceiveHttpInteraction("a request for the products of a category") { http ->
                http
                    .withRequest {
                        it.path(path)
                            .queryParameter("page", regexp("^\\d+$", "1"))
                            .header("Accept-Language", regexp("^[a-z]{2}$", "en"))
                    }
                    .willRespondWith { it.status(200).body(products.build()) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "search")
    fun `searches a category`(mockServer: MockServer) {
        val products = CatalogueClient(mockServer.getUrl()).search("coffee", 7, "fr")

        assertEquals("Green tea", products.single().name)
    }
    // #endregion matching-request
}
