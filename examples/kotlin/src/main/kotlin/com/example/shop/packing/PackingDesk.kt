package com.example.shop.packing

import java.io.IOException
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers

class PackingDesk(private val baseUrl: String) {
    private val http = HttpClient.newHttpClient()

    fun label(order: Long): Label {
        val request = HttpRequest.newBuilder(URI("$baseUrl/labels/$order")).build()
        val response = http.send(request, BodyHandlers.ofString())
        if (response.statusCode() != 200) {
            throw IOException("ParcelApi answered ${response.statusCode()}")
        }
        return parseLabel(response.body())
    }
}

data class Label(val to: String, val weight: Int)

/** Reads the label of a parcel, lines such as "Weight: 250 g". */
private fun parseLabel(text: String): Label {
    val fields = text.lines().associate { it.substringBefore(": ") to it.substringAfter(": ") }
    return Label(
        to = fields.getValue("To"),
        weight = fields.getValue("Weight").removeSuffix(" g").toInt(),
    )
}
