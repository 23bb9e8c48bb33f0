package com.example.shop.payments

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

// #region lambda-provider
@Provider("PaymentFunction")
@PactFolder("\${PACT_DIR:pacts}")
class PaymentFunctionIT {
    private val sent = mutableListOf<Publication>()
    private lateinit var order: Order

    @BeforeEach
    fun useMessages(context: PactVerificationContext) {
        context.target = MessageTestTarget(listOf("com.example.shop.payments"))
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext) = context.verifyInteraction()

    @State("an order was paid")
    fun orderWasPaid(params: Map<String, Any>) {
        val id = (params.getValue("id") as Number).toLong()
        val grace = Customer("grace", "grace@example.org")
        val paidAt = Instant.parse("2026-02-28T18:05:00Z")
        val items = listOf(Item("MUG-07", 1), Item("TEA-02", 2))
        order = Order(id, grace, Status.PAID, "12.25".toBigDecimal(), paidAt, items)
    }

    @PactVerifyProvider("order paid")
    fun orderPaid(): MessageAndMetadata {
        PaymentFunction(sent::add).handleRequest(order)
        val message = sent.single().message.toByteArray()
        return MessageAndMetadata(message, mapOf("contentType" to "application/json"))
    }
}
// #endregion lambda-provider
