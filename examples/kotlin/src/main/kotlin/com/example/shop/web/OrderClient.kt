package com.example.shop.web

import java.io.IOException
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.net.http.HttpResponse.BodyHandlers
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

// #region helper-client uses order
/** Calls OrderApi, and reads its JSON with tools.jackson.module:jackson-module-kotlin. */
// #region client
class OrderClient(private val baseUrl: String) {
    private val http = HttpClient.newHttpClient()
    private val json = jacksonObjectMapper()

    fun find(id: Long): Order? {
        val response = send(to("/orders/$id"))
        return if (response.statusCode() == 404) null else json.readValue(response.body())
    }

    fun mine(status: Status, token: String): List<Order> {
        val request = to("/orders?status=$status").header("Authorization", "Bearer $token")
        return json.readValue(send(request).body())
    }

    fun place(vararg items: Item): PlacedOrder {
        val body = BodyPublishers.ofString(json.writeValueAsString(mapOf("items" to items)))
        val response = send(to("/orders").header("Content-Type", "application/json").POST(body))
        val location = response.headers().firstValue("Location").orElseThrow()
        return PlacedOrder(location, json.readValue(response.body()))
    }

    private fun to(path: String): HttpRequest.Builder =
        HttpRequest.newBuilder(URI.create(baseUrl + path)).header("Accept", "application/json")

    private fun send(request: HttpRequest.Builder): HttpResponse<String> {
        val response = http.send(request.build(), BodyHandlers.ofString())
        if (response.statusCode() !in 200..299 && response.statusCode() != 404) {
            throw IOException("${response.uri()} answered ${response.statusCode()}")
        }
        return response
    }
}
// #endregion client
// #endregion helper-client
