package shop.web

import au.com.dius.pact.consumer.ConsumerPactBuilder
import au.com.dius.pact.consumer.model.MockProviderConfig
import au.com.dius.pact.core.model.PactSpecVersion
import cats.effect.IO
import java.time.ZonedDateTime
import org.http4s.Uri
import org.http4s.ember.client.EmberClientBuilder
import pact4s.dsl.ScalaDsl
import pact4s.munit.InlineRequestResponsePactForging

// #region consumer-test
class FindOrderSuite extends InlineRequestResponsePactForging, ScalaDsl:
  override val mockProviderConfig = MockProviderConfig.createDefault(PactSpecVersion.V4)
  private val placedAt = ZonedDateTime.parse("2026-03-14T09:26:53Z")

  test("finds an order") {
    val order = newJsonObject { o =>
      o.integerType("id", 42)
      o.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID")
      o.decimalType("total", 31.5)
      o.datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssX", placedAt)
      o.minArrayLike("items", 1, _.stringType("sku", "TEA-01").integerType("quantity", 2))
    }
    val pact = ConsumerPactBuilder
      .consumer("OrderWeb")
      .hasPactWith("OrderApi")
      .`given`("an order exists", Map("id" -> 42))
      .uponReceiving("a request for an order")
      .path("/orders/42")
      .headers("Accept" -> "application/json")
      .willRespondWith()
      .status(200)
      .body(order)
      .toPact()

    withPact(pact) { mockServer =>
      EmberClientBuilder.default[IO].build.use { http =>
        for order <- OrderClient(http, Uri.unsafeFromString(mockServer.getUrl)).find(42)
        yield
          assertEquals(order.flatMap(_.status), Some(Status.PAID))
          assertEquals(order.flatMap(_.total), Some(BigDecimal("31.5")))
          assertEquals(order.flatMap(_.placedAt), Some(placedAt.toInstant))
          assertEquals(order.flatMap(_.items), Some(List(Item("TEA-01", 2))))
      }
    }
  }
// #endregion consumer-test
