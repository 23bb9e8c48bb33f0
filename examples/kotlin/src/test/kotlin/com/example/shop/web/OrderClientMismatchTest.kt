package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.PactTestExecutionContext
import au.com.dius.pact.consumer.PactTestRun
import au.com.dius.pact.consumer.PactVerificationResult
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.model.MockProviderConfig
import au.com.dius.pact.consumer.runConsumerTest
import au.com.dius.pact.core.model.PactSpecVersion
import java.io.IOException
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import org.junit.jupiter.api.Test

class OrderClientMismatchTest {
    // #region consumer-fails
    @Test
    fun `the pact rejects a request that it does not expect`() {
        val pact =
            PactBuilder("OrderWeb", "OrderApi")
                .expectsToReceiveHttpInteraction("a request for an order") { http ->
                    http.withRequest { it.path("/orders/42") }.willRespondWith { it.status(200) }
                }
                .toPact()
        val findAnotherOrder =
            object : PactTestRun<Unit> {
                override fun run(mockServer: MockServer, context: PactTestExecutionContext?) {
                    assertFailsWith<IOException> { OrderClient(mockServer.getUrl()).find(43) }
                }
            }

        val result =
            runConsumerTest(
                pact,
                MockProviderConfig.createDefault(PactSpecVersion.V4),
                findAnotherOrder,
            )

        assertIs<PactVerificationResult.Mismatches>(result)
    }
    // #endregion consumer-fails
}
