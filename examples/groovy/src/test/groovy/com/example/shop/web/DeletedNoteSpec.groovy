package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import spock.lang.Specification

/** Notes that are null: the third interaction of DeliveryClientSpec, and its alternative. */
class DeletedNoteSpec extends Specification {
    // #region optional-null
    def 'prints a label for a note that is null'() {
        given:
        def deliveryApi = new PactBuilder()
        deliveryApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'DeliveryApi'
            given 'the note of a delivery was deleted', [id: 44]
            uponReceiving 'a request for a delivery whose note was deleted'
            withAttributes path: '/deliveries/44'
            willRespondWith status: 200
            withBody {
                id integer(44)
                note nullValue()
            }
        }

        expect:
        deliveryApi.runTestAndVerify { mockServer ->
            def label = new DeliveryClient(mockServer.url).label(44)
            assert label == 'Delivery 44: ring the bell'
        }
    }
    // #endregion optional-null

    // #region optional-or
    def 'prints the newest label'() {
        given:
        def deliveryApi = new PactBuilder()
        deliveryApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'DeliveryApi'
            given 'there are deliveries'
            uponReceiving 'a request for the newest delivery'
            withAttributes path: '/deliveries/newest'
            willRespondWith status: 200
            withBody {
                id integer(45)
                note or('Second floor', string(), nullValue())
            }
        }

        expect:
        deliveryApi.runTestAndVerify { mockServer ->
            def label = new NewestDeliveryClient(mockServer.url).label()
            assert label == 'Delivery 45: Second floor'
        }
    }
    // #endregion optional-or
}
