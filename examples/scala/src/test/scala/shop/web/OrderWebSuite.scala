package shop.web

import au.com.dius.pact.consumer.model.MockProviderConfig
import au.com.dius.pact.consumer.{ConsumerPactBuilder, MockServer}
import au.com.dius.pact.core.model.PactSpecVersion
import cats.effect.{IO, Resource}
import org.http4s.Uri
import org.http4s.ember.client.EmberClientBuilder
import pact4s.dsl.ScalaDsl
import pact4s.munit.InlineRequestResponsePactForging

// #region helper-order-web-suite
/** What the suites of OrderWeb share. */
trait OrderWebSuite extends InlineRequestResponsePactForging, ScalaDsl:
  override val mockProviderConfig = MockProviderConfig.createDefault(PactSpecVersion.V4)

  def orderWeb: ConsumerPactBuilder = ConsumerPactBuilder.consumer("OrderWeb")

  def orderClient(mockServer: MockServer): Resource[IO, OrderClient] =
    EmberClientBuilder.default[IO].build.map(OrderClient(_, uri(mockServer)))

  def catalogueClient(mockServer: MockServer): Resource[IO, CatalogueClient] =
    EmberClientBuilder.default[IO].build.map(CatalogueClient(_, uri(mockServer)))

  private def uri(mockServer: MockServer) = Uri.unsafeFromString(mockServer.getUrl)
// #endregion helper-order-web-suite
