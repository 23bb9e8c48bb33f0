package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import com.example.shop.web.Order.Status
import spock.lang.Specification

class MyOrdersSpec extends Specification {
    // #region consumer-auth
    def 'lists my orders'() {
        given:
        def orderApi = new PactBuilder()
        orderApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderApi'
            given 'a customer with orders is signed in', [customer: 'ada']
            uponReceiving 'a request for my orders'
            withAttributes path: '/orders',
                           query: [status: regexp('^(PENDING|PAID|SHIPPED)$', 'PAID')],
                           headers: [
                               Accept       : 'application/json',
                               Authorization: regexp('^Bearer .+$', 'Bearer example-token')
                           ]
            willRespondWith status: 200
            withBody minLike(1) {
                id integer(42)
                total decimal(31.5)
            }
        }

        expect:
        orderApi.runTestAndVerify { mockServer ->
            def orders = new OrderClient(mockServer.url).mine(Status.PAID, 'example-token')
            assert orders*.id == [42]
            assert orders*.total == [31.5]
        }
    }
    // #endregion consumer-auth
}
