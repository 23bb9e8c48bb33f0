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

// #region provider-test uses order-api-states
@Provider("OrderApi")
@PactFolder("\${PACT_DIR:pacts}")
class OrderApiIT {
    private val orders = OrderStore()
    // #region helper-tokens
    private val tokens = Tokens()
    // #endregion helper-tokens
    private val api = OrderApi(orders, tokens)

    @BeforeEach
    fun prepare(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", api.port)
        context.withStateChangeHandlers(OrderApiStates(orders))
    }

    @AfterEach fun stop() = api.close()

    // #region provider-auth uses tokens
    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext, request: HttpRequest) {
        // The token in the pact is an example; the API accepts only one that it has issued.
        if (request.containsHeader("Authorization")) {
            request.setHeader("Authorization", "Bearer ${tokens.issue("ada")}")
        }
        context.verifyInteraction()
    }
    // #endregion provider-auth
}
// #endregion provider-test
