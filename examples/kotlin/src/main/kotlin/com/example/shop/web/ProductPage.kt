package com.example.shop.web

import java.io.IOException
import java.math.BigDecimal
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

// #region graphql-client
const val PRODUCT_QUERY =
    """
    query Product(${'$'}sku: ID!) {
      product(sku: ${'$'}sku) { name price }
    }
    """

class ProductPage(private val baseUrl: String) {
    private val http = HttpClient.newHttpClient()
    private val json = jacksonObjectMapper()

    fun product(sku: String): Product? {
        val question =
            mapOf(
                "operationName" to "Product",
                "query" to PRODUCT_QUERY,
                "variables" to mapOf("sku" to sku),
            )
        val request =
            HttpRequest.newBuilder(URI.create("$baseUrl/graphql"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json.writeValueAsString(question)))
                .build()
        val response = http.send(request, BodyHandlers.ofString())
        val answer = json.readValue<Answer>(response.body())
        answer.errors?.firstOrNull()?.let { throw IOException(it.message) }
        return answer.data?.product
    }

    data class Product(val name: String, val price: BigDecimal)

    private data class Data(val product: Product?)

    private data class Problem(val message: String)

    private data class Answer(val data: Data?, val errors: List<Problem>?)
}
// #endregion graphql-client
