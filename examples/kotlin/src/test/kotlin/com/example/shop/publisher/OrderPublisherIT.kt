package com.example.shop.publisher

import au.com.dius.pact.provider.MessageAndMetadata
import au.com.dius.pact.provider.PactVerifyProvider
import au.com.dius.pact.provider.junit5.MessageTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import com.example.shop.orders.Customer
import com.example.shop.orders.Item
import com.example.shop.orders.Order
import com.example.shop.orders.Status
import java.time.Instant
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

// #region message-provider
@Provider("OrderPublisher")
@PactFolder("\${PACT_DIR:pacts}")
class OrderPublisherIT {
    private lateinit var order: Order

    @BeforeEach
    fun useMessages(context: PactVerificationContext) {
        context.target = MessageTestTarget(listOf("com.example.shop.publisher"))
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext) = context.verifyInteraction()

    @State("an order was placed")
    fun orderWasPlaced(params: Map<String, Any>) {
        val id = (params.getValue("id") as Number).toLong()
        val grace = Customer("grace", "grace@example.org")
        val total = "12.25".toBigDecimal()
        val placedAt = Instant.parse("2026-02-28T18:05:00Z")
        order = Order(id, grace, Status.PENDING, total, placedAt, listOf(Item("TEA-02", 1)))
    }

    @PactVerifyProvider("order placed")
    fun orderPlaced(): MessageAndMetadata {
        val message = OrderPublisher().orderPlaced(order)
        val metadata = mapOf("topic" to message.topic, "contentType" to message.contentType)
        return MessageAndMetadata(message.body, metadata)
    }
}
// #endregion message-provider
