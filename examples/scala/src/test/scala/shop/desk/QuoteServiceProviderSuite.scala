package shop.desk

import java.io.File
import munit.CatsEffectSuite
import pact4s.munit.MessagePactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.ProviderInfoBuilder
import pact4s.provider.ResponseBuilder.MessageAndMetadataBuilder

// #region scala-sync-provider
class QuoteServiceProviderSuite extends CatsEffectSuite, MessagePactVerifier:
  private val pact = File("target/pacts/quotes/QuoteDesk-QuoteService.json")

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("QuoteService", FileSource("QuoteDesk" -> pact))

  override def messages: ResponseFactory = { case "a request for a quote" =>
    MessageAndMetadataBuilder(
      QuoteService.reply("TEA-01"),
      Map("contentType" -> "application/json")
    )
  }

  test("honours the pact")(verifyPacts())
// #endregion scala-sync-provider
