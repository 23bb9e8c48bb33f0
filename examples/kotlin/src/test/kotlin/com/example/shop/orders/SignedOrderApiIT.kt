package com.example.shop.orders

import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.loader.PactFilter
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import com.example.shop.aws.ApiGateway
import com.example.shop.aws.AwsSigner
import java.time.Instant
import org.apache.hc.core5.http.ClassicHttpRequest
import org.apache.hc.core5.http.io.entity.EntityUtils
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

/** OrderApi behind a gateway that wants signatures, as API Gateway does with IAM. */
@Provider("OrderApi")
@PactFolder("\${PACT_DIR:pacts}")
@PactFilter("an order exists", "a product is in stock")
class SignedOrderApiIT {
    // #region helper-signer
    private val signer = AwsSigner("ACCESS_KEY", "SECRET_KEY", "eu-west-1")
    // #endregion helper-signer
    private val orders = OrderStore()
    private val api = OrderApi(orders, Tokens())
    private val gateway = ApiGateway(signer, api.port)

    @BeforeEach
    fun prepare(context: PactVerificationContext) {
        context.target = HttpTestTarget("localhost", gateway.port)
        context.withStateChangeHandlers(OrderApiStates(orders))
    }

    @AfterEach
    fun stop() {
        gateway.close()
        api.close()
    }

    // #region sigv4-filter uses signer
    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider::class)
    fun `honours the pact`(context: PactVerificationContext, request: ClassicHttpRequest) {
        val body = request.entity?.let(EntityUtils::toByteArray) ?: ByteArray(0)
        signer.sign(request.method, request.uri, body, Instant.now()).forEach(request::setHeader)
        context.verifyInteraction()
    }
    // #endregion sigv4-filter
}
