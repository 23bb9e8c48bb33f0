package com.example.shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.PactTestExecutionContext
import au.com.dius.pact.consumer.PactTestRun
import au.com.dius.pact.consumer.PactVerificationResult
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.model.MockProviderConfig
import au.com.dius.pact.consumer.runConsumerTest
import au.com.dius.pact.core.model.PactSpecVersion
import ch.qos.logback.classic.LoggerContext
import ch.qos.logback.classic.joran.JoranConfigurator
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertIs
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.slf4j.LoggerFactory

/** Reads logback-test.xml as a run with the variable PACT_LOG_LEVEL does. */
class DebugLoggingTest {
    private val console = System.out
    private val log = ByteArrayOutputStream()

    @TempDir lateinit var pacts: Path

    @AfterEach
    fun restore() {
        System.setOut(console)
        configure(null)
    }

    @Test
    fun `logs nothing unless asked`() {
        assertEquals("", logOf(null))
    }

    @Test
    fun `logs what the mock server receives, tokens and all`() {
        val text = logOf("DEBUG")

        assertContains(text, "Received request")
        assertContains(text, "Bearer example-token")
    }

    private fun logOf(level: String?): String {
        System.setOut(PrintStream(log, true, Charsets.UTF_8))
        configure(level)
        val pact =
            PactBuilder("OrderWeb", "OrderApi")
                .expectsToReceiveHttpInteraction("a request for my orders") { http ->
                    http
                        .withRequest {
                            it.path("/orders")
                                .queryParameter("status", "PAID")
                                .header("Accept", "application/json")
                                .header("Authorization", "Bearer example-token")
                        }
                        .willRespondWith {
                            it.header("Content-Type", "application/json").body("[]")
                        }
                }
                .toPact()
        val myOrders =
            object : PactTestRun<List<Order>> {
                override fun run(
                    mockServer: MockServer,
                    context: PactTestExecutionContext?,
                ): List<Order> {
                    context?.pactFolder = pacts.toString()
                    return OrderClient(mockServer.getUrl()).mine(Status.PAID, "example-token")
                }
            }
        val config = MockProviderConfig.createDefault(PactSpecVersion.V4)
        assertIs<PactVerificationResult.Ok>(runConsumerTest(pact, config, myOrders))
        System.out.flush()
        return log.toString(Charsets.UTF_8)
    }

    private fun configure(level: String?) {
        val context = LoggerFactory.getILoggerFactory() as LoggerContext
        context.reset()
        if (level != null) context.putProperty("PACT_LOG_LEVEL", level)
        JoranConfigurator()
            .apply { this.context = context }
            .doConfigure(javaClass.getResource("/logback-test.xml"))
    }
}
