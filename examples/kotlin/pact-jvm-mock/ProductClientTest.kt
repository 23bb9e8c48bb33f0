package com.example.shop.web

import au.com.dius.pact.core.model.matchingrules.TypeMatcher
import io.github.ludorival.pactjvm.mock.EnablePactMock
import io.github.ludorival.pactjvm.mock.PactConfiguration
import io.github.ludorival.pactjvm.mock.anError
import io.github.ludorival.pactjvm.mock.mockk.uponReceiving
import io.github.ludorival.pactjvm.mock.spring.SpringRestTemplateMockAdapter
import io.mockk.mockk
import kotlin.test.assertEquals
import kotlin.test.assertNull
import org.junit.jupiter.api.Test
import org.springframework.http.ResponseEntity
import org.springframework.web.client.RestTemplate

// #region helper-product
data class Product(val sku: String, val name: String)
// #endregion helper-product

// #region helper-product-client uses product
class ProductClient(private val http: RestTemplate) {
    fun find(sku: String): Product? =
        runCatching {
                http.getForEntity("/catalogue-api/products/$sku", Product::class.java).body
            }
            .getOrNull()
}
// #endregion helper-product-client

// #region pact-jvm-mock-configuration
object ShopPacts : PactConfiguration(SpringRestTemplateMockAdapter("OrderWeb")) {
    override fun getPactDirectory() = "target/pacts"

    override fun isDeterministic() = true
}

// #endregion pact-jvm-mock-configuration

// #region pact-jvm-mock-mockk uses product product-client
@EnablePactMock(ShopPacts::class)
class ProductClientTest {
    private val http = mockk<RestTemplate>()

    @Test
    fun `finds a product`() {
        uponReceiving { http.getForEntity("/catalogue-api/products/TEA-01", Product::class.java) }
            .given { state("a product exists", mapOf("sku" to "TEA-01")) }
            .withDescription("a request for a product")
            .matchingResponse { body("name", TypeMatcher) }
            .returns(ResponseEntity.ok(Product("TEA-01", "Green tea")))

        assertEquals("Green tea", ProductClient(http).find("TEA-01")?.name)
    }
}
// #endregion pact-jvm-mock-mockk

@EnablePactMock(ShopPacts::class)
class MissingProductTest {
    private val http = mockk<RestTemplate>()

    @Test
    fun `finds no product`() {
        // #region pact-jvm-mock-error uses product product-client
        uponReceiving { http.getForEntity("/catalogue-api/products/NONE", Product::class.java) }
            .given { state("no product exists", mapOf("sku" to "NONE")) }
            .withDescription("a request for no product")
            .throws(anError(ResponseEntity.notFound().build<Product>()))
        // #endregion pact-jvm-mock-error

        assertNull(ProductClient(http).find("NONE"))
    }
}
