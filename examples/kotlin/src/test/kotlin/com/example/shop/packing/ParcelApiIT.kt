package com.example.shop.packing

import au.com.dius.pact.core.model.Pact
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress
import kotlin.test.assertEquals
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

@Provider("ParcelApi")
@PactFolder("\${PACT_DIR:pacts}")
class ParcelApiIT {
    private val labels = mutableMapOf<String, String>()
    private val api = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0)

    @BeforeEach
    fun start(context: PactVerificationContext) {
        api.createContext("/labels/") { exchange ->
            val label = labels.getValue(exchange.requestURI.path).toByteArray()
            exchange.responseHeaders.set("Content-Type", "text/vnd.shop.label")
            exchange.sendResponseHeaders(200, label.size.toLong())
            exchange.responseBody.use { it.write(label) }
        }
        api.start()
        context.target = HttpTestTarget("localhost", api.address.port)
    }

    @AfterEach fun stop() = api.stop(0)

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext, pact: Pact) {
        val plugins = (pact as V4Pact).pluginData().map { it.name to it.version }
        assertEquals(listOf("shop-label" to "1.0.0"), plugins)

        context.verifyInteraction()
    }

    @State("a parcel is packed")
    fun aParcelIsPacked(params: Map<String, Any>) {
        labels["/labels/${params["order"]}"] = "Carrier: PARCEL\nWeight: 1200 g\nTo: Grace"
    }
}
