package shop.web

import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.consumer.model.MockProviderConfig
import au.com.dius.pact.consumer.{ConsumerPactRunnerKt, PactVerificationResult}
import au.com.dius.pact.core.model.PactSpecVersion
import munit.FunSuite
import pact4s.dsl.ScalaDsl
import scala.io.Source

class CommentedOrderSuite extends FunSuite, ScalaDsl:
  // #region scala-pact-builder
  test("reads an order, with a comment in the pact") {
    val pact = PactBuilder("OrderDashboard", "OrderApi", PactSpecVersion.V4)
      .expectsToReceiveHttpInteraction(
        "a request for the status of an order",
        _.comment("The dashboard shows the status only")
          .withRequest(_.path("/orders/42"))
          .willRespondWith(_.status(200).body(newJsonObject(_.stringType("status", "PAID"))))
      )
      .toPact()
    val config = MockProviderConfig.createDefault(PactSpecVersion.V4)

    val result = ConsumerPactRunnerKt.runConsumerTest[Unit](
      pact,
      config,
      (mockServer, _) =>
        val answer = Source.fromURL(s"${mockServer.getUrl}/orders/42").mkString
        assertEquals(answer, """{"status":"PAID"}""")
    )

    assert(result.isInstanceOf[PactVerificationResult.Ok], result.getDescription)
  }
  // #endregion scala-pact-builder
