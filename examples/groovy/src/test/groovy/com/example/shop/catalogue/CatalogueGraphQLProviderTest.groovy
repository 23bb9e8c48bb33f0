package com.example.shop.catalogue

import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

// #region graphql-provider-test uses catalogue-graphql
@Provider('CatalogueGraphQL')
@PactFolder('${PACT_DIR:pacts}')
class CatalogueGraphQLProviderTest {
    private final CatalogueGraphQL catalogue = new CatalogueGraphQL()

    @BeforeEach
    void prepare(PactVerificationContext context) {
        context.target = new HttpTestTarget('localhost', catalogue.port)
    }

    @AfterEach
    void stop() {
        catalogue.close()
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider)
    void 'honours the pact'(PactVerificationContext context) {
        context.verifyInteraction()
    }

    @State('a product exists')
    void productExists(Map params) {
        catalogue.products[params.sku as String] = [name: 'Jasmine tea', price: 5.25]
    }

    @State('the catalogue is being rebuilt')
    void isBeingRebuilt() {
        catalogue.rebuilding = true
    }
}
// #endregion graphql-provider-test
