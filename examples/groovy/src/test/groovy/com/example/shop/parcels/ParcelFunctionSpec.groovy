package com.example.shop.parcels

import au.com.dius.pact.consumer.groovy.messaging.PactMessageBuilder
import au.com.dius.pact.core.model.PactSpecVersion
import au.com.dius.pact.core.model.ProviderState
import spock.lang.Specification

// #region lambda-consumer
class ParcelFunctionSpec extends Specification {
    def 'prints a label'() {
        given:
        def labels = []
        def function = new ParcelFunction(printer: { labels << it })
        def paymentFunction = new PactMessageBuilder(PactSpecVersion.V4)
        paymentFunction {
            serviceConsumer 'ParcelFunction'
            hasPactWith 'PaymentFunction'
            // The builder's own given() takes no parameters.
            providerStates << new ProviderState('an order was paid', [id: 42])
            expectsToReceive 'order paid'
            withContent(contentType: 'application/json') {
                orderId integer(42)
                skus eachLike(1, string('TEA-01'))
            }
        }

        expect:
        paymentFunction.run { message ->
            def record = [messageId: 'm-1', body: message.contents.contents.valueAsString()]
            def response = function.handleRequest([Records: [record]])
            assert response.batchItemFailures == []
            assert labels == ['Order 42: TEA-01']
        }
    }
}
// #endregion lambda-consumer

class UnreadableRecordSpec extends Specification {
    def 'is reported'() {
        given:
        def function = new ParcelFunction(printer: { assert !it })

        expect:
        function.handleRequest([Records: [[messageId: 'm-2', body: 'paid!']]]) ==
            [batchItemFailures: [[itemIdentifier: 'm-2']]]
    }
}
