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
import tools.jackson.module.kotlin.jacksonObjectMapper

@Provider("DeliveryApi")
@PactFolder("\${PACT_DIR:pacts}")
class DeliveryApiIT {
    // #region helper-deliveries
    private val deliveries = mutableMapOf<String, Map<String, Any?>>()
    // #endregion helper-deliveries
    private val json = jacksonObjectMapper()
    private val api = StubServer { path -> json.writeValueAsString(deliveries[path]) }

    @BeforeEach
    fun prepare(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", api.port)
    }

    @AfterEach fun stop() = api.close()

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext) = context.verifyInteraction()

    // #region optional-field-states uses deliveries
    @State("a delivery has a note")
    fun hasANote(params: Map<String, Any>) {
        val id = params.getValue("id")
        deliveries["/deliveries/$id"] = mapOf("id" to id, "note" to "Second floor, please")
    }

    @State("a delivery has no note")
    fun hasNoNote(params: Map<String, Any>) {
        val id = params.getValue("id")
        deliveries["/deliveries/$id"] = mapOf("id" to id)
    }

    // #endregion optional-field-states

    @State("the note of a delivery was deleted")
    fun noteWasDeleted(params: Map<String, Any>) {
        val id = params.getValue("id")
        deliveries["/deliveries/$id"] = mapOf("id" to id, "note" to null)
    }

    @State("there are deliveries")
    fun thereAreDeliveries() {
        deliveries["/deliveries/newest"] = mapOf("id" to 46, "note" to null)
    }
}
