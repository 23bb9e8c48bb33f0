package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import com.example.shop.web.Order.Status
import spock.lang.Specification

class FindOtherOrdersSpec extends Specification {
    // #region provider-state-value
    def 'finds the newest order'() {
        given:
        def orderApi = new PactBuilder()
        orderApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderApi'
            given 'an order was placed'
            uponReceiving 'a request for the newest order'
            withAttributes path: fromProviderState('/orders/${id}', '/orders/42'),
                           headers: [Accept: 'application/json']
            willRespondWith status: 200
            withBody {
                id integer(42)
                status regexp('^(PENDING|PAID|SHIPPED)$', 'PAID')
            }
        }

        expect:
        orderApi.runTestAndVerify { mockServer ->
            def order = new OrderClient(mockServer.url).find(42)
            assert order.id == 42
            assert order.status == Status.PAID
        }
    }
    // #endregion provider-state-value

    def 'finds no order'() {
        given:
        def orderApi = new PactBuilder()
        orderApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderApi'
            given 'no order exists', [id: 404]
            uponReceiving 'a request for an order that does not exist'
            withAttributes path: '/orders/404', headers: [Accept: 'application/json']
            willRespondWith status: 404
        }

        expect:
        orderApi.runTestAndVerify { mockServer ->
            assert new OrderClient(mockServer.url).find(404) == null
        }
    }
}
