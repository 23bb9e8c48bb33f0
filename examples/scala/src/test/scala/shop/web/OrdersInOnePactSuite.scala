package shop.web

import au.com.dius.pact.consumer.model.MockProviderConfig
import au.com.dius.pact.consumer.{ConsumerPactBuilder, PactTestExecutionContext}
import au.com.dius.pact.core.model.{PactSpecVersion, RequestResponsePact}
import org.http4s.Uri
import org.http4s.ember.client.EmberClientBuilder
import pact4s.munit.RequestResponsePactForger

// #region scala-one-pact
class OrdersInOnePactSuite extends RequestResponsePactForger:
  override val mockProviderConfig = MockProviderConfig.createDefault(PactSpecVersion.V4)
  override val pactTestExecutionContext = PactTestExecutionContext("target/pacts/one-pact")

  override val pact: RequestResponsePact = ConsumerPactBuilder
    .consumer("OrderWeb")
    .hasPactWith("OrderApi")
    .`given`("no order exists")
    .uponReceiving("a request for an unknown order")
    .path("/orders/404")
    .willRespondWith()
    .status(404)
    .`given`("no order exists")
    .uponReceiving("a request for another unknown order")
    .path("/orders/405")
    .willRespondWith()
    .status(404)
    .toPact()

  private val http = ResourceSuiteLocalFixture("http", EmberClientBuilder.default.build)
  override def additionalMunitFixtures = List(http)

  for id <- List(404L, 405L) do
    pactTest(s"finds no order $id") { mockServer =>
      val client = OrderClient(http(), Uri.unsafeFromString(mockServer.getUrl))
      client.find(id).assertEquals(None)
    }
// #endregion scala-one-pact
