package com.example.shop.packing

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

// Needs the plugin of examples/javascript, which PACT_PLUGIN_DIR in pom.xml points to.
@PactConsumerTest
@PactTestFor(providerName = "ParcelApi")
class PackingDeskTest {
    // #region plugin-http-consumer
    @Pact(consumer = "PackingDesk")
    fun label(builder: PactBuilder): V4Pact {
        val grams = mapOf("type" to "regex", "values" to mapOf("regex" to "^\\d+ g$"))
        // What stands here is for the plugin to say; Pact passes it on.
        val label =
            mapOf(
                "pact:content-type" to "text/vnd.shop.label",
                "Carrier" to "PARCEL",
                "To" to mapOf("example" to "Ada", "rule" to mapOf("type" to "type")),
                "Weight" to mapOf("example" to "250 g", "rule" to grams),
            )
        return builder
            .usingPlugin("shop-label", "1.0.0")
            .given("a parcel is packed", "order" to 42)
            .expectsToReceive("a request for a label", "core/transport/http")
            .with(mapOf("request.path" to "/labels/42", "response.contents" to label))
            .toPact()
    }

    @Test
    fun `reads the label of a parcel`(mockServer: MockServer) {
        val label = PackingDesk(mockServer.getUrl()).label(42)

        assertEquals(Label(to = "Ada", weight = 250), label)
    }
    // #endregion plugin-http-consumer
}
