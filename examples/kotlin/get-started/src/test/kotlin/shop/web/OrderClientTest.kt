package shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.dsl.newJsonObject
import au.com.dius.pact.consumer.junit5.PactConsumerTest
import au.com.dius.pact.consumer.junit5.PactTestFor
import au.com.dius.pact.core.model.V4Pact
import au.com.dius.pact.core.model.annotations.Pact
import kotlin.test.assertEquals
import org.junit.jupiter.api.Test

// #region test
@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class OrderClientTest {
    @Pact(consumer = "OrderWeb")
    fun order(builder: PactBuilder): V4Pact {
        val order = newJsonObject {
            stringMatcher("status", "PENDING|PAID|SHIPPED", "PAID")
            numberType("total", 31.5)
        }
        return builder
            .given("an order exists", "id" to 42)
            .expectsToReceiveHttpInteraction("a request for an order") { http ->
                http
                    .withRequest { it.method("GET").path("/orders/42") }
                    .willRespondWith { it.status(200).body(order) }
            }
            .toPact()
    }

    @Test
    @PactTestFor(pactMethod = "order")
    fun `reads an order`(orderApi: MockServer) {
        val order = OrderClient(orderApi.getUrl()).find(42)

        assertEquals(Order("PAID", "31.5".toBigDecimal()), order)
    }
}
// #endregion test
