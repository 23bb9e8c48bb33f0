package com.example.shop.orders

import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import org.apache.hc.core5.http.HttpRequest
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

// #region helper-order-api-verification uses order-api-states
/** Runs OrderApi while pacts are verified, wherever those come from. */
abstract class OrderApiVerification {
    private val orders = OrderStore()
    private val tokens = Tokens()
    private val api = OrderApi(orders, tokens)

    @BeforeEach
    fun prepare(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", api.port)
        context.withStateChangeHandlers(OrderApiStates(orders))
    }

    @AfterEach fun stop() = api.close()

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext, request: HttpRequest) {
        if (request.containsHeader("Authorization")) {
            request.setHeader("Authorization", "Bearer ${tokens.issue("ada")}")
        }
        context.verifyInteraction()
    }
}
// #endregion helper-order-api-verification
