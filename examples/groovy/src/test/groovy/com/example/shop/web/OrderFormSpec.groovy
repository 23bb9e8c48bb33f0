package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import com.example.shop.web.Order.Item
import spock.lang.Specification

class OrderFormSpec extends Specification {
    // #region contract-too-much
    def 'an order with #given is refused'() {
        given:
        def orderApi = new PactBuilder()
        orderApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderApi'
            uponReceiving "an order with $given"
            withAttributes method: 'POST', path: '/orders',
                           headers: ['Content-Type': 'application/json'],
                           body: [items: quantities.collect { [sku: 'TEA-01', quantity: it] }]
            willRespondWith status: 400,
                            headers: ['Content-Type': 'application/json'],
                            body: [errors: [error]]
        }

        expect:
        orderApi.runTestAndVerify { mockServer, context ->
            context.pactFolder = 'build/pacts/too-much'
            def items = quantities.collect { new Item('TEA-01', it) }
            assert new OrderForm(mockServer.url).submit(items) == [error]
        }

        where:
        given               | quantities || error
        'no items'          | []         || 'The order has no items'
        'a quantity of 0'   | [0]        || 'The quantity is less than 1'
        'a quantity of 100' | [100]      || 'The quantity is more than 99'
    }
    // #endregion contract-too-much

    // #region contract-enough
    def 'an order is refused'() {
        given:
        def orderApi = new PactBuilder()
        orderApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderApi'
            uponReceiving 'an order that is refused'
            withAttributes method: 'POST', path: '/orders',
                           headers: ['Content-Type': 'application/json'],
                           body: [items: []]
            willRespondWith status: 400
            withBody {
                errors minLike(1, string('The order has no items'))
            }
        }

        expect:
        orderApi.runTestAndVerify { mockServer, context ->
            context.pactFolder = 'build/pacts/enough'
            def errors = new OrderForm(mockServer.url).submit([])
            assert errors == ['The order has no items']
        }
    }
    // #endregion contract-enough
}
