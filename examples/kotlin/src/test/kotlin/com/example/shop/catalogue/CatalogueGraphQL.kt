package com.example.shop.catalogue

import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress
import tools.jackson.module.kotlin.jacksonObjectMapper

// #region helper-catalogue-graphql
/** Stands in for a GraphQL server: it knows one query, and chooses no fields. */
class CatalogueGraphQL : AutoCloseable {
    val products = mutableMapOf<String, Map<String, Any>>()
    var rebuilding = false
    private val json = jacksonObjectMapper()
    private val server =
        HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0).apply {
            createContext("/graphql") { exchange ->
                val question = json.readTree(exchange.requestBody)
                val sku = question.path("variables").path("sku").asString()
                val body = json.writeValueAsBytes(answer(sku))
                exchange.responseHeaders.set("Content-Type", "application/json")
                exchange.sendResponseHeaders(200, body.size.toLong())
                exchange.responseBody.use { it.write(body) }
            }
            start()
        }

    val port: Int
        get() = server.address.port

    override fun close() = server.stop(0)

    private fun answer(sku: String): Map<String, Any> =
        if (rebuilding) {
            val problem = mapOf("message" to "Come back in a minute")
            mapOf("data" to mapOf("product" to null), "errors" to listOf(problem))
        } else {
            mapOf("data" to mapOf("product" to products[sku]))
        }
}
// #endregion helper-catalogue-graphql
