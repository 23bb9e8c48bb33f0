package com.example.shop.web

import groovy.json.JsonOutput
import groovy.json.JsonSlurper

import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers

// #region graphql-client
class ProductPage {
    static final String PRODUCT_QUERY = '''
        query Product($sku: ID!) {
          product(sku: $sku) { name price }
        }
    '''

    private final HttpClient http = HttpClient.newHttpClient()
    private final URI endpoint

    ProductPage(String baseUrl) {
        endpoint = URI.create("$baseUrl/graphql")
    }

    Map product(String sku) {
        def question = [operationName: 'Product', query: PRODUCT_QUERY, variables: [sku: sku]]
        def request = HttpRequest.newBuilder(endpoint)
            .header('Content-Type', 'application/json')
            .POST(BodyPublishers.ofString(JsonOutput.toJson(question)))
            .build()
        def response = http.send(request, BodyHandlers.ofString())
        def answer = new JsonSlurper().parseText(response.body())
        if (answer.errors) {
            throw new IOException(answer.errors.first().message as String)
        }
        answer.data.product as Map
    }
}
// #endregion graphql-client
