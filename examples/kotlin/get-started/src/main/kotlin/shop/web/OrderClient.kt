package shop.web

import java.io.IOException
import java.math.BigDecimal
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

data class Order(val status: String, val total: BigDecimal)

/** Fetches orders from OrderApi and reads what the page of an order shows. */
class OrderClient(private val baseUrl: String) {
    private val http = HttpClient.newHttpClient()
    private val json = jacksonObjectMapper()

    fun find(id: Long): Order {
        val request = HttpRequest.newBuilder(URI.create("$baseUrl/orders/$id")).build()
        val response = http.send(request, BodyHandlers.ofString())
        if (response.statusCode() != 200) {
            throw IOException("OrderApi answered ${response.statusCode()}")
        }
        return json.readValue(response.body())
    }
}
