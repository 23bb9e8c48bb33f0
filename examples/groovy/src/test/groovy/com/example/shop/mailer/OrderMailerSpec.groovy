package com.example.shop.mailer

import au.com.dius.pact.consumer.groovy.messaging.PactMessageBuilder
import au.com.dius.pact.core.model.PactSpecVersion
import au.com.dius.pact.core.model.ProviderState
import groovy.json.JsonSlurper
import spock.lang.Specification

// #region message-consumer
class OrderMailerSpec extends Specification {
    def 'sends a confirmation'() {
        given:
        def orderPublisher = new PactMessageBuilder(PactSpecVersion.V4)
        orderPublisher {
            serviceConsumer 'OrderMailer'
            hasPactWith 'OrderPublisher'
            // The builder's own given() takes no parameters.
            providerStates << new ProviderState('an order was placed', [id: 42])
            expectsToReceive 'order placed'
            withMetadata topic: 'orders'
            withContent(contentType: 'application/json') {
                orderId integer(42)
                email regexp('^[^@ ]+@[^@ ]+$', 'ada@example.org')
                total decimal(31.5)
                placedAt datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z')
            }
        }

        expect:
        orderPublisher.run { message ->
            def event = new JsonSlurper().parse(message.contents.contents.value)
            def mail = new OrderMailer().sendConfirmation(event)
            assert mail.to == 'ada@example.org'
            assert mail.text == 'Thank you for order 42 of 2026-03-14. You paid £31.50.'
        }
    }
}
// #endregion message-consumer
