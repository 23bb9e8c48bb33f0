package com.example.shop.web

import groovy.json.JsonSlurper

import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers

class DeliveryClient {
    private final HttpClient http = HttpClient.newHttpClient()
    private final String baseUrl

    DeliveryClient(String baseUrl) {
        this.baseUrl = baseUrl
    }

    /** What the driver's label says: most deliveries come without a note. */
    String label(long id) {
        def request = HttpRequest.newBuilder(URI.create("$baseUrl/deliveries/$id")).build()
        def delivery = new JsonSlurper().parseText(http.send(request, BodyHandlers.ofString()).body())
        "Delivery $delivery.id: ${delivery.note ?: 'ring the bell'}"
    }
}
