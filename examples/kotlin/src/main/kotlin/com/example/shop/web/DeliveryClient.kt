package com.example.shop.web

import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

class DeliveryClient(private val baseUrl: String) {
    private val http = HttpClient.newHttpClient()
    private val json = jacksonObjectMapper()

    /** What the driver's label says: most deliveries come without a note. */
    fun label(id: Long): String = labelAt("/deliveries/$id")

    fun newestLabel(): String = labelAt("/deliveries/newest")

    private fun labelAt(path: String): String {
        val request = HttpRequest.newBuilder(URI.create(baseUrl + path)).build()
        val response = http.send(request, BodyHandlers.ofString())
        val delivery = json.readValue<Delivery>(response.body())
        return "Delivery ${delivery.id}: ${delivery.note ?: "ring the bell"}"
    }

    private data class Delivery(val id: Long, val note: String?)
}
