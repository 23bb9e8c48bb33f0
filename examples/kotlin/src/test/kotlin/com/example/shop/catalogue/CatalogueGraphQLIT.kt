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
@Provider("CatalogueGraphQL")
@PactFolder("\${PACT_DIR:pacts}")
class CatalogueGraphQLIT {
    private val catalogue = CatalogueGraphQL()

    @BeforeEach
    fun prepare(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", catalogue.port)
    }

    @AfterEach fun stop() = catalogue.close()

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext) = context.verifyInteraction()

    @State("a product exists")
    fun productExists(params: Map<String, Any>) {
        val product = mapOf("name" to "Jasmine tea", "price" to 5.25)
        catalogue.products[params.getValue("sku") as String] = product
    }

    @State("the catalogue is being rebuilt")
    fun isBeingRebuilt() {
        catalogue.rebuilding = true
    }
}
// #endregion graphql-provider-test
