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

@Provider("OrderApi")
@PactFolder("target/pacts/public-paths")
class PublicPathIT {
    private val orders = OrderStore()
    private val api = OrderApi(orders, Tokens())

    @BeforeEach
    fun prepare(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", api.port)
        context.withStateChangeHandlers(OrderApiStates(orders))
    }

    @AfterEach fun stop() = api.close()

    // #region gateway-prefix
    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext, request: HttpRequest) {
        // Does what the gateway does: OrderApi itself knows no /shop.
        request.path = request.path.replace(Regex("^/shop/"), "/")
        context.verifyInteraction()
    }
    // #endregion gateway-prefix
}
