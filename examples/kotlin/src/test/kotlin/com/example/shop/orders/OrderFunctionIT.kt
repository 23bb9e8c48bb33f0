package com.example.shop.orders

import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import org.apache.hc.core5.http.HttpRequest
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

// #region lambda-http-provider uses order-api-states
@Provider("OrderApi")
@PactFolder("\${PACT_DIR:pacts}")
class OrderFunctionIT {
    private val orders = OrderStore()
    private val tokens = Tokens()
    private val server = FunctionServer(OrderFunction(orders, tokens)::handleRequest)

    @BeforeEach
    fun prepare(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", server.port)
        context.withStateChangeHandlers(OrderApiStates(orders))
    }

    @AfterEach fun stop() = server.close()

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext, request: HttpRequest) {
        if (request.containsHeader("Authorization")) {
            request.setHeader("Authorization", "Bearer ${tokens.issue("ada")}")
        }
        context.verifyInteraction()
    }
}
// #endregion lambda-http-provider
