package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.spock.PactConsumerSpockTest
import au.com.dius.pact.consumer.spock.PactSpecFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import spock.lang.Specification

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody

// #region groovy-spock
@PactConsumerSpockTest
class FindOrderSpec extends Specification {
    MockServer mockServer

    @Pact(consumer = 'OrderWeb')
    V4Pact order(PactBuilder builder) {
        def order = newJsonBody { it.integerType('id', 42) }.build()
        builder
            .given('an order exists', [id: 42])
            .expectsToReceiveHttpInteraction('a request for an order by Spock') { http ->
                http
                    .withRequest { it.path('/orders/42') }
                    .willRespondWith { it.status(200).body(order) }
            }
            .toPact()
    }

    @PactSpecFor(providerName = 'OrderApi', pactMethod = 'order')
    def 'finds an order'() {
        expect:
        new OrderClient(mockServer.url).find(42).id == 42
    }
}
// #endregion groovy-spock
