package com.example.shop.web

import groovy.json.JsonSlurper

import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers

class NewestDeliveryClient {
    private final HttpClient http = HttpClient.newHttpClient()
    private final String baseUrl

    NewestDeliveryClient(String baseUrl) {
        this.baseUrl = baseUrl
    }

    String label() {
        def request = HttpRequest.newBuilder(URI.create("$baseUrl/deliveries/newest")).build()
        def delivery = new JsonSlurper().parseText(http.send(request, BodyHandlers.ofString()).body())
        "Delivery $delivery.id: ${delivery.note ?: 'ring the bell'}"
    }
}
