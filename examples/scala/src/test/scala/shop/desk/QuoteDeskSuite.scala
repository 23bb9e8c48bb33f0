package shop.desk

import au.com.dius.pact.consumer.dsl.PactBuilder
import au.com.dius.pact.core.model.PactSpecVersion
import munit.FunSuite
import pact4s.dsl.ScalaDsl

// #region scala-sync-consumer
class QuoteDeskSuite extends FunSuite, ScalaDsl:
  private val question = newJsonObject(_.stringType("sku", "TEA-01"))
  private val answer = newJsonObject(_.decimalType("price", 2.5))

  test("shows the price of a quote") {
    val pact = PactBuilder("QuoteDesk", "QuoteService", PactSpecVersion.V4)
      .expectsToReceiveSynchronousMessageInteraction(
        "a request for a quote",
        _.withRequest(_.withContent(question)).willRespondWith(_.withContent(answer))
      )
      .toPact()
    val reply = pact.getInteractions.get(0).asSynchronousMessages.getResponse.get(0)

    assertEquals(QuoteDesk.label(reply.getContents.valueAsString), "£2.5")
    val written = pact.write("target/pacts/quotes", PactSpecVersion.V4)
    assertEquals(written.errorValue(), null)
  }
// #endregion scala-sync-consumer
