package com.example.shop.reference

import au.com.dius.pact.consumer.groovy.PactBuilder
import com.example.shop.web.OrderClient
import spock.lang.Specification

class BodiesSpec extends Specification {
    // #region groovy-bodies
    def 'finds an order with all kinds of fields'() {
        given:
        def orderArchive = new PactBuilder()
        orderArchive {
            serviceConsumer 'OrderWeb'
            hasPactWith 'OrderArchive'
            given 'an order exists', [id: 42]
            uponReceiving 'a request for an order in detail'
            withAttributes path: '/orders/42', headers: [Accept: 'application/json']
            willRespondWith status: 200
            withBody {
                id integer(42)
                currency 'GBP'
                date = date('yyyy-MM-dd', '2026-03-14')
                note or('Ring twice', string('Ring twice'), nullValue())
                customer {
                    name string('Ada')
                }
                items minLike(1) {
                    sku string('TEA-01')
                }
                discounts {
                    keyLike 'spring', decimal(1.5)
                }
            }
        }

        expect:
        orderArchive.runTestAndVerify { mockServer ->
            assert new OrderClient(mockServer.url).find(42).id == 42
        }
    }
    // #endregion groovy-bodies
}
