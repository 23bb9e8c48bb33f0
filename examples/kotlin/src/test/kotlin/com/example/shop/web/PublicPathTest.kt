package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import au.com.dius.pact.core.model.annotations.PactDirectory
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

/** A consumer of OrderApi that knows only the paths of the gateway in front of it. */
@PactConsumerTest
@PactDirectory("target/pacts/public-paths")
@PactTestFor(providerName = "OrderApi")
class PublicPathTest {
    @Pact(consumer = "OrderApp")
    fun order(builder: PactBuilder): V4Pact =
        builder
            .given("an order exists", "id" to 42)
            .expectsToReceiveHttpInteraction("a request for an order by its public path") { http ->
                http
                    .withRequest { it.path("/shop/orders/42") }
                    .willRespondWith { it.status(200).body(newJsonObject { integerType("id", 42) }) }
            }
            .toPact()

    @Test
    fun `finds an order`(mockServer: MockServer) {
        val request = HttpRequest.newBuilder(URI("${mockServer.getUrl()}/shop/orders/42")).build()

        val response = HttpClient.newHttpClient().send(request, BodyHandlers.discarding())

        assertEquals(200, response.statusCode())
    }
}
