package com.example.shop.payments

import au.com.dius.pact.provider.MessageAndMetadata
import au.com.dius.pact.provider.PactVerifyProvider
import au.com.dius.pact.provider.junit5.MessageTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import com.example.shop.orders.Order
import com.example.shop.orders.Order.Customer
import com.example.shop.orders.Order.Item
import com.example.shop.orders.Order.Status
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

import java.time.Instant

// #region lambda-provider
@Provider('PaymentFunction')
@PactFolder('${PACT_DIR:pacts}')
class PaymentFunctionProviderTest {
    private Order order

    @BeforeEach
    void useMessages(PactVerificationContext context) {
        context.target = new MessageTestTarget(['com.example.shop.payments'])
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider)
    void 'honours the pact'(PactVerificationContext context) {
        context.verifyInteraction()
    }

    @State('an order was paid')
    void orderWasPaid(Map params) {
        order = new Order(
            id: params.id as long,
            customer: new Customer('grace', 'grace@example.org'),
            status: Status.PAID,
            total: 12.25,
            placedAt: Instant.parse('2026-02-28T18:05:00Z'),
            items: [new Item('MUG-07', 1), new Item('TEA-02', 2)]
        )
    }

    @PactVerifyProvider('order paid')
    MessageAndMetadata orderPaid() {
        def sent = []
        new PaymentFunction(send: { sent << it }).handleRequest(order)
        new MessageAndMetadata(sent[0].message.bytes, [contentType: 'application/json'])
    }
}
// #endregion lambda-provider
