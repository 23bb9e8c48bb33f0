package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import au.com.dius.pact.core.model.matchingrules.NullMatcher
import au.com.dius.pact.core.model.matchingrules.TypeMatcher
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

@PactConsumerTest
@PactTestFor(providerName = "DeliveryApi")
class DeliveryClientTest {
    // #region optional-field
    @Pact(consumer = "OrderWeb")
    fun deliveryWithNote(builder: PactBuilder): V4Pact {
        val delivery = newJsonObject {
            integerType("id", 42)
            stringType("note", "Leave it with the porter")
        }
        return builder
            .given("a delivery has a note", "id" to 42)
            .expectsToReceiveHttpInteraction("a request for a delivery with a note") { http ->
                http
                    .withRequest { it.path("/deliveries/42") }
                    .willRespondWith { it.status(200).body(delivery) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "deliveryWithNote")
    fun `prints the note`(mockServer: MockServer) {
        val label = DeliveryClient(mockServer.getUrl()).label(42)

        assertEquals("Delivery 42: Leave it with the porter", label)
    }

    @Pact(consumer = "OrderWeb")
    fun deliveryWithoutNote(builder: PactBuilder): V4Pact {
        val delivery = newJsonObject { integerType("id", 43) }
        return builder
            .given("a delivery has no note", "id" to 43)
            .expectsToReceiveHttpInteraction("a request for a delivery without a note") { http ->
                http
                    .withRequest { it.path("/deliveries/43") }
                    .willRespondWith { it.status(200).body(delivery) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "deliveryWithoutNote")
    fun `prints a label without a note`(mockServer: MockServer) {
        val label = DeliveryClient(mockServer.getUrl()).label(43)

        assertEquals("Delivery 43: ring the bell", label)
    }

    // #endregion optional-field

    // #region optional-null
    @Pact(consumer = "OrderWeb")
    fun deliveryWithDeletedNote(builder: PactBuilder): V4Pact {
        val delivery = newJsonObject {
            integerType("id", 44)
            nullValue("note")
        }
        return builder
            .given("the note of a delivery was deleted", "id" to 44)
            .expectsToReceiveHttpInteraction("a request for a delivery whose note was deleted") {
                http ->
                http
                    .withRequest { it.path("/deliveries/44") }
                    .willRespondWith { it.status(200).body(delivery) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "deliveryWithDeletedNote")
    fun `prints a label for a note that is null`(mockServer: MockServer) {
        val label = DeliveryClient(mockServer.getUrl()).label(44)

        assertEquals("Delivery 44: ring the bell", label)
    }

    // #endregion optional-null

    // #region optional-or
    @Pact(consumer = "OrderWeb")
    fun newestDelivery(builder: PactBuilder): V4Pact {
        val delivery = newJsonObject {
            integerType("id", 45)
            or("note", "Second floor", TypeMatcher, NullMatcher)
        }
        return builder
            .given("there are deliveries")
            .expectsToReceiveHttpInteraction("a request for the newest delivery") { http ->
                http
                    .withRequest { it.path("/deliveries/newest") }
                    .willRespondWith { it.status(200).body(delivery) }
            }
            .toPact()
    }

    // #endregion optional-or

    @Test
    @PactTestFor(pactMethod = "newestDelivery")
    fun `prints the newest label`(mockServer: MockServer) {
        val label = DeliveryClient(mockServer.getUrl()).newestLabel()

        assertEquals("Delivery 45: Second floor", label)
    }
}
