package com.example.shop.web

import au.com.dius.pact.consumer.PactVerificationResult.Error
import au.com.dius.pact.consumer.PactVerificationResult.Mismatches
import au.com.dius.pact.consumer.groovy.PactBuilder
import spock.lang.Specification

class OrderClientMismatchSpec extends Specification {
    // #region consumer-fails
    def 'the pact rejects a request that it does not expect'() {
        given:
        def orderApi = new PactBuilder()
        orderApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderApi'
            uponReceiving 'a request for an order'
            withAttributes path: '/orders/42'
            willRespondWith status: 200
        }

        when:
        def result = orderApi.runTest { mockServer ->
            new OrderClient(mockServer.url).find(43)
        }

        then:
        result instanceof Error
        result.error instanceof IOException
        result.mockServerState instanceof Mismatches
    }
    // #endregion consumer-fails
}
