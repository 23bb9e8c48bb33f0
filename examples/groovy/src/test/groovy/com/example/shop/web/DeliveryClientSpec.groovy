package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import spock.lang.Specification

class DeliveryClientSpec extends Specification {
    // #region optional-field
    def 'prints the note'() {
        given:
        def deliveryApi = new PactBuilder()
        deliveryApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'DeliveryApi'
            given 'a delivery has a note', [id: 42]
            uponReceiving 'a request for a delivery with a note'
            withAttributes path: '/deliveries/42'
            willRespondWith status: 200
            withBody {
                id integer(42)
                note string('Leave it with the porter')
            }
        }

        expect:
        deliveryApi.runTestAndVerify { mockServer ->
            def label = new DeliveryClient(mockServer.url).label(42)
            assert label == 'Delivery 42: Leave it with the porter'
        }
    }

    def 'prints a label without a note'() {
        given:
        def deliveryApi = new PactBuilder()
        deliveryApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'DeliveryApi'
            given 'a delivery has no note', [id: 43]
            uponReceiving 'a request for a delivery without a note'
            withAttributes path: '/deliveries/43'
            willRespondWith status: 200
            withBody {
                id integer(43)
            }
        }

        expect:
        deliveryApi.runTestAndVerify { mockServer ->
            def label = new DeliveryClient(mockServer.url).label(43)
            assert label == 'Delivery 43: ring the bell'
        }
    }
    // #endregion optional-field
}
