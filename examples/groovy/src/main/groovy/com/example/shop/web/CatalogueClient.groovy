package com.example.shop.web

import groovy.json.JsonSlurper

import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers

class CatalogueClient {
    private final HttpClient http = HttpClient.newHttpClient()
    private final String baseUrl

    CatalogueClient(String baseUrl) {
        this.baseUrl = baseUrl
    }

    Map product(String sku) {
        get("/products/$sku") as Map
    }

    List<Map> search(String category, int page, String language) {
        get("/categories/$category/products?page=$page", language) as List<Map>
    }

    private Object get(String path, String language = 'en') {
        def request = HttpRequest.newBuilder(URI.create(baseUrl + path))
            .header('Accept', 'application/json')
            .header('Accept-Language', language)
            .build()
        def response = http.send(request, BodyHandlers.ofString())
        if (response.statusCode() != 200) {
            throw new IOException("${response.uri()} answered ${response.statusCode()}")
        }
        new JsonSlurper().parseText(response.body())
    }
}
