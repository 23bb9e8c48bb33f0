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
@Provider('OrderApi')
@PactFolder('${PACT_DIR:pacts}')
class OrderApiProviderTest {
    private final OrderStore orders = new OrderStore()
    // #region helper-tokens
    private final Tokens tokens = new Tokens()
    // #endregion helper-tokens
    private final OrderApi api = new OrderApi(orders, tokens)

    @BeforeEach
    void prepare(PactVerificationContext context) {
        context.target = new HttpTestTarget('localhost', api.port)
        context.withStateChangeHandlers(new OrderApiStates(orders))
    }

    @AfterEach
    void stop() {
        api.close()
    }

    // #region provider-auth uses tokens
    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider)
    void 'honours the pact'(PactVerificationContext context, HttpRequest request) {
        // The token in the pact is an example; the API accepts only one that it has issued.
        if (request.containsHeader('Authorization')) {
            request.setHeader('Authorization', 'Bearer ' + tokens.issue('ada'))
        }
        context.verifyInteraction()
    }
    // #endregion provider-auth
}
// #endregion provider-test
