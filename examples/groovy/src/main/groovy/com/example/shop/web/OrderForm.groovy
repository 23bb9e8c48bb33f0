package com.example.shop.web

import com.example.shop.web.Order.Item
import groovy.json.JsonOutput
import groovy.json.JsonSlurper

import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers

// #region refusal-client
class OrderForm {
    private final HttpClient http = HttpClient.newHttpClient()
    private final String baseUrl

    OrderForm(String baseUrl) {
        this.baseUrl = baseUrl
    }

    /** Sends the form, and returns what the customer has to correct: nothing, if it is fine. */
    List<String> submit(List<Item> items) {
        def body = JsonOutput.toJson(items: items.collect { [sku: it.sku, quantity: it.quantity] })
        def request = HttpRequest.newBuilder(URI.create("$baseUrl/orders"))
            .header('Content-Type', 'application/json')
            .POST(BodyPublishers.ofString(body))
            .build()
        def response = http.send(request, BodyHandlers.ofString())
        switch (response.statusCode()) {
            case 201: return []
            case 400: return new JsonSlurper().parseText(response.body()).errors
            default: throw new IOException("OrderApi answered ${response.statusCode()}")
        }
    }
}
// #endregion refusal-client
