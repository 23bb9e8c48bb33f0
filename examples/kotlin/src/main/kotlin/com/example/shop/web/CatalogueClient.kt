package com.example.shop.web

import java.io.IOException
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

class CatalogueClient(private val baseUrl: String) {
    private val http = HttpClient.newHttpClient()
    private val json = jacksonObjectMapper()

    fun product(sku: String): Product = json.readValue(get("/products/$sku"))

    fun search(category: String, page: Int, language: String): List<Product> =
        json.readValue(get("/categories/$category/products?page=$page", language))

    private fun get(path: String, language: String = "en"): String {
        val request =
            HttpRequest.newBuilder(URI.create(baseUrl + path))
                .header("Accept", "application/json")
                .header("Accept-Language", language)
                .build()
        val response = http.send(request, BodyHandlers.ofString())
        if (response.statusCode() != 200) {
            throw IOException("${response.uri()} answered ${response.statusCode()}")
        }
        return response.body()
    }
}
