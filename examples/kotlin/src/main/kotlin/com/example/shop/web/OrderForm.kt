package com.example.shop.web

import java.io.IOException
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

// #region refusal-client
class OrderForm(private val baseUrl: String) {
    private data class Refusal(val errors: List<String>)

    private val http = HttpClient.newHttpClient()
    private val json = jacksonObjectMapper()

    /** Sends the form, and returns what the customer has to correct: nothing, if it is fine. */
    fun submit(vararg items: Item): List<String> {
        val body = BodyPublishers.ofString(json.writeValueAsString(mapOf("items" to items)))
        val request =
            HttpRequest.newBuilder(URI.create("$baseUrl/orders"))
                .header("Content-Type", "application/json")
                .POST(body)
        val response = http.send(request.build(), BodyHandlers.ofString())
        return when (response.statusCode()) {
            201 -> emptyList()
            400 -> json.readValue<Refusal>(response.body()).errors
            else -> throw IOException("OrderApi answered ${response.statusCode()}")
        }
    }
}
// #endregion refusal-client
