package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import com.example.shop.web.Order.Item
import com.example.shop.web.Order.Status
import spock.lang.Specification

class PlaceOrderSpec extends Specification {
    def 'places an order'() {
        given:
        def orderApi = new PactBuilder()
        orderApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderApi'
            given 'a product is in stock', [sku: 'TEA-01']
            uponReceiving 'a request to place an order'
            withAttributes method: 'POST', path: '/orders',
                           headers: ['Content-Type': 'application/json'],
                           body: [items: [[sku: 'TEA-01', quantity: 2]]]
            willRespondWith status: 201,
                            headers: [Location: regexp('/orders/\\d+$', '/orders/43')]
            withBody {
                id integer(43)
                status regexp('^(PENDING|PAID|SHIPPED)$', 'PENDING')
            }
        }

        expect:
        orderApi.runTestAndVerify { mockServer ->
            def placed = new OrderClient(mockServer.url).place([new Item('TEA-01', 2)])
            assert placed.location == '/orders/43'
            assert placed.order.id == 43
            assert placed.order.status == Status.PENDING
        }
    }
}
