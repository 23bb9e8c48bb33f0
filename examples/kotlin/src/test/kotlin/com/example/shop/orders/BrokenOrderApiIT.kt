package com.example.shop.orders

import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.loader.PactFilter
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import com.example.shop.StubServer
import kotlin.test.assertContains
import kotlin.test.assertFailsWith
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

// #region provider-fails uses stub-server
@Provider("OrderApi")
@PactFolder("\${PACT_DIR:pacts}")
@PactFilter("an order exists")
class BrokenOrderApiIT {
    private val totalIsAString =
        """
        {"id": 42, "status": "PAID", "total": "31.5", "placedAt": "2026-03-14T09:26:53Z",
         "items": [{"sku": "TEA-01", "quantity": 2}]}
        """
    private val api = StubServer { totalIsAString }

    @BeforeEach
    fun prepare(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", api.port)
    }

    @AfterEach fun stop() = api.close()

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `breaks the pact`(context: PactVerificationContext) {
        val failure = assertFailsWith<AssertionError> { context.verifyInteraction() }

        assertContains(failure.message.orEmpty(), "$.total")
    }

    @State("an order exists") fun orderExists() = Unit
}
// #endregion provider-fails
