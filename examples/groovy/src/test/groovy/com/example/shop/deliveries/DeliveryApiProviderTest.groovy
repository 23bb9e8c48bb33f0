package com.example.shop.deliveries

import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import com.example.shop.StubServer
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

@Provider('DeliveryApi')
@PactFolder('${PACT_DIR:pacts}')
class DeliveryApiProviderTest {
    // #region helper-deliveries
    private final Map<String, Map> deliveries = [:]
    // #endregion helper-deliveries
    private final StubServer api = new StubServer({ path -> deliveries[path] })

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
    void 'honours the pact'(PactVerificationContext context) {
        context.verifyInteraction()
    }

    // #region optional-field-states uses deliveries
    @State('a delivery has a note')
    void hasANote(Map params) {
        deliveries['/deliveries/' + params.id] = [id: params.id, note: 'Second floor, please']
    }

    @State('a delivery has no note')
    void hasNoNote(Map params) {
        deliveries['/deliveries/' + params.id] = [id: params.id]
    }
    // #endregion optional-field-states

    @State('the note of a delivery was deleted')
    void noteWasDeleted(Map params) {
        deliveries['/deliveries/' + params.id] = [id: params.id, note: null]
    }

    @State('there are deliveries')
    void thereAreDeliveries() {
        deliveries['/deliveries/newest'] = [id: 46, note: null]
    }
}
