package shop.api

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

@Provider("OrderApi")
@PactFolder("target/pacts")
class OrderApiTest {
    private val api = OrderApi(0)

    @BeforeEach
    fun setTarget(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", api.port)
    }

    @AfterEach fun stop() = api.stop()

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext) {
        context.verifyInteraction()
    }

    @State("an order exists")
    fun anOrderExists(params: Map<String, Any>) {
        val id = (params.getValue("id") as Number).toLong()
        api.save(StoredOrder(id, "PAID", "31.50".toBigDecimal()))
    }
}
