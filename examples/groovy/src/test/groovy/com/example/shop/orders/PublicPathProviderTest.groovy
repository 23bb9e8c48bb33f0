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

@Provider('OrderApi')
@PactFolder('build/pacts/public-paths')
class PublicPathProviderTest {
    private final OrderStore orders = new OrderStore()
    private final OrderApi api = new OrderApi(orders, new Tokens())

    @BeforeEach
    void prepare(PactVerificationContext context) {
        context.target = new HttpTestTarget('localhost', api.port)
        context.withStateChangeHandlers(new OrderApiStates(orders))
    }

    @AfterEach
    void stop() {
        api.close()
    }

    // #region gateway-prefix
    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider)
    void 'honours the pact'(PactVerificationContext context, HttpRequest request) {
        // Does what the gateway does: OrderApi itself knows no /shop.
        request.path = request.path.replaceFirst('^/shop/', '/')
        context.verifyInteraction()
    }
    // #endregion gateway-prefix
}
