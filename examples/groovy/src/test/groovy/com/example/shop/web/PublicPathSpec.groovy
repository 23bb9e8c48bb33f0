package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import spock.lang.Specification

import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers

/** A consumer of OrderApi that knows only the paths of the gateway in front of it. */
class PublicPathSpec extends Specification {
    def 'finds an order'() {
        given:
        def gateway = new PactBuilder()
        gateway {
            serviceConsumer 'OrderApp'
            hasPactWith 'OrderApi'
            given 'an order exists', [id: 42]
            uponReceiving 'a request for an order by its public path'
            withAttributes path: '/shop/orders/42'
            willRespondWith status: 200
            withBody {
                id integer(42)
            }
        }

        expect:
        gateway.runTestAndVerify { mockServer, context ->
            context.pactFolder = 'build/pacts/public-paths'
            def request = HttpRequest.newBuilder(URI.create("$mockServer.url/shop/orders/42")).build()
            def response = HttpClient.newHttpClient().send(request, BodyHandlers.discarding())
            assert response.statusCode() == 200
        }
    }
}
