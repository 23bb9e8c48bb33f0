package com.example.shop.web

import com.example.shop.web.Order.Item
import com.example.shop.web.Order.Status
import groovy.json.JsonOutput
import groovy.json.JsonSlurper

import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.net.http.HttpResponse.BodyHandlers

// #region helper-client uses order
/** Calls OrderApi, and reads its JSON with org.apache.groovy:groovy-json. */
// #region client
class OrderClient {
    private final HttpClient http = HttpClient.newHttpClient()
    private final String baseUrl

    OrderClient(String baseUrl) {
        this.baseUrl = baseUrl
    }

    Order find(long id) {
        def response = send(to("/orders/$id"))
        response.statusCode() == 404 ? null : Order.from(json(response))
    }

    List<Order> mine(Status status, String token) {
        def request = to("/orders?status=$status").header('Authorization', "Bearer $token")
        json(send(request)).collect { Order.from(it) }
    }

    Map place(List<Item> items) {
        def body = JsonOutput.toJson(items: items.collect { [sku: it.sku, quantity: it.quantity] })
        def request = to('/orders').header('Content-Type', 'application/json')
        def response = send(request.POST(BodyPublishers.ofString(body)))
        def location = response.headers().firstValue('Location').orElseThrow()
        [location: location, order: Order.from(json(response))]
    }

    private HttpRequest.Builder to(String path) {
        HttpRequest.newBuilder(URI.create(baseUrl + path)).header('Accept', 'application/json')
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        def response = http.send(request.build(), BodyHandlers.ofString())
        if (response.statusCode() in 200..299 || response.statusCode() == 404) return response
        throw new IOException("${response.uri()} answered ${response.statusCode()}")
    }

    private static Object json(HttpResponse<String> response) {
        new JsonSlurper().parseText(response.body())
    }
}
// #endregion client
// #endregion helper-client
