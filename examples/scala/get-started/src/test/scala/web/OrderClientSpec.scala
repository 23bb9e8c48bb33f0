package web

import au.com.dius.pact.consumer.ConsumerPactBuilder
import au.com.dius.pact.consumer.model.MockProviderConfig
import au.com.dius.pact.core.model.PactSpecVersion
import org.scalatest.funsuite.AnyFunSuite
import pact4s.dsl.ScalaDsl
import pact4s.scalatest.InlineRequestResponsePactForging

class OrderClientSpec extends AnyFunSuite, InlineRequestResponsePactForging, ScalaDsl:
  override val mockProviderConfig = MockProviderConfig.createDefault(PactSpecVersion.V4)

  // #region test
  test("finds an order") {
    val pact = ConsumerPactBuilder
      .consumer("OrderWeb")
      .hasPactWith("OrderApi")
      .`given`("an order exists", Map("id" -> 42))
      .uponReceiving("a request for an order")
      .method("GET")
      .path("/orders/42")
      .willRespondWith()
      .status(200)
      .body(newJsonObject { order =>
        order.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID")
        order.numberType("total", 31.5)
      })
      .toPact()

    withPact(pact) { mockServer =>
      val order = OrderClient(mockServer.getUrl).find(42)

      assert(order == Order(Status.PAID, BigDecimal("31.5")))
    }
  }
  // #endregion test
