package com.example.shop.orders

import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.loader.PactFilter
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import com.example.shop.StubServer
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

import static org.junit.jupiter.api.Assertions.assertThrows

// #region provider-fails uses stub-server
@Provider('OrderApi')
@PactFolder('${PACT_DIR:pacts}')
@PactFilter('an order exists')
class BrokenOrderApiProviderTest {
    private final StubServer api = new StubServer({ path ->
        [id      : 42, status: 'PAID', total: '31.5', items: [[sku: 'TEA-01', quantity: 2]],
         placedAt: '2026-03-14T09:26:53Z']
    })

    @BeforeEach
    void prepare(PactVerificationContext context) {
        context.target = new HttpTestTarget('localhost', api.port)
    }

    @AfterEach
    void stop() {
        api.close()
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider)
    void 'breaks the pact'(PactVerificationContext context) {
        def failure = assertThrows(AssertionError) { context.verifyInteraction() }
        assert failure.message.contains('$.total')
    }

    @State('an order exists')
    void orderExists() {
    }
}
// #endregion provider-fails
