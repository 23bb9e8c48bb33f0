package com.example.shop.mailer

import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.consumer.junit5.ProviderType
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import java.time.ZonedDateTime
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

// #region message-consumer uses mailer
@PactConsumerTest
@PactTestFor(providerName = "OrderPublisher", providerType = ProviderType.ASYNCH)
class OrderMailerTest {
    @Pact(consumer = "OrderMailer")
    fun orderPlaced(builder: PactBuilder): V4Pact {
        val placedAt = ZonedDateTime.parse("2026-03-14T09:26:53Z")
        val event = newJsonObject {
            integerType("orderId", 42)
            stringMatcher("email", "^[^@ ]+@[^@ ]+$", "ada@example.org")
            decimalType("total", 31.5)
            datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssX", placedAt)
        }
        return builder
            .given("an order was placed", "id" to 42)
            .expectsToReceiveMessageInteraction("order placed") { message ->
                message.withContents {
                    it.withMetadata(mapOf("topic" to "orders")).withContent(event)
                }
            }
            .toPact()
    }

    @Test
    fun `sends a confirmation`(message: AsynchronousMessage) {
        val body = message.contents.contents.valueAsString()
        val event = jacksonObjectMapper().readValue<OrderPlaced>(body)

        val mail = OrderMailer().sendConfirmation(event)

        assertEquals("ada@example.org", mail.to)
        assertEquals("Thank you for order 42 of 2026-03-14. You paid £31.50.", mail.text)
    }
}
// #endregion message-consumer
