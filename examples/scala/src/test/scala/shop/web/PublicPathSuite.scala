package shop.web

import au.com.dius.pact.consumer.{ConsumerPactBuilder, PactTestExecutionContext}
import cats.effect.IO
import org.http4s.Uri
import org.http4s.ember.client.EmberClientBuilder

/** A consumer of OrderApi that knows only the paths of the gateway in front of it. */
class PublicPathSuite extends OrderWebSuite:
  override val pactTestExecutionContext = PactTestExecutionContext("target/pacts/public-paths")

  test("finds an order") {
    val pact = ConsumerPactBuilder
      .consumer("OrderApp")
      .hasPactWith("OrderApi")
      .`given`("an order exists", Map("id" -> 42))
      .uponReceiving("a request for an order by its public path")
      .path("/shop/orders/42")
      .willRespondWith()
      .status(200)
      .body(newJsonObject(_.integerType("id", 42)))
      .toPact()

    withPact(pact) { mockServer =>
      val uri = Uri.unsafeFromString(mockServer.getUrl) / "shop"
      EmberClientBuilder.default[IO].build.use { http =>
        OrderClient(http, uri).find(42).map(_.map(_.id)).assertEquals(Some(42L))
      }
    }
  }
