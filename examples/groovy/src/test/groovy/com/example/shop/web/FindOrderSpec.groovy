package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import com.example.shop.web.Order.Item
import com.example.shop.web.Order.Status
import spock.lang.Specification

import java.time.Instant

// #region consumer-test uses client
class FindOrderSpec extends Specification {
    def 'finds an order'() {
        given:
        def orderApi = new PactBuilder()
        orderApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderApi'
            given 'an order exists', [id: 42]
            uponReceiving 'a request for an order'
            withAttributes path: '/orders/42', headers: [Accept: 'application/json']
            willRespondWith status: 200
            withBody {
                id integer(42)
                status regexp('^(PENDING|PAID|SHIPPED)$', 'PAID')
                total decimal(31.5)
                placedAt datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z')
                items minLike(1) {
                    sku string('TEA-01')
                    quantity integer(2)
                }
            }
        }

        expect:
        orderApi.runTestAndVerify { mockServer ->
            def order = new OrderClient(mockServer.url).find(42)
            assert order.status == Status.PAID
            assert order.total == 31.5
            assert order.placedAt == Instant.parse('2026-03-14T09:26:53Z')
            assert order.items == [new Item('TEA-01', 2)]
        }
    }
}
// #endregion consumer-test
