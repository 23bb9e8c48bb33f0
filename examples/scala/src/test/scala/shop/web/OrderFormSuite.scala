package shop.web

import au.com.dius.pact.consumer.dsl.PactDslJsonRootValue.stringType
import au.com.dius.pact.consumer.{MockServer, PactTestExecutionContext}
import cats.effect.{IO, Resource}
import io.circe.Json
import io.circe.syntax.*
import org.http4s.Uri
import org.http4s.ember.client.EmberClientBuilder
import pact4s.circe.implicits.pactBodyEncoder

class OrderFormSuite extends OrderWebSuite:
  // Two ways to write one pact, kept apart from the pact of the shop.
  override val pactTestExecutionContext = PactTestExecutionContext("target/pacts")

  // #region helper-order-form
  private def orderForm(mockServer: MockServer): Resource[IO, OrderForm] =
    val uri = Uri.unsafeFromString(mockServer.getUrl)
    EmberClientBuilder.default[IO].build.map(OrderForm(_, uri))
  // #endregion helper-order-form

  // #region contract-too-much uses order-form order-web-suite
  for
    (description, items, error) <- List(
      ("no items", Nil, "The order has no items"),
      ("a quantity of 0", List(Item("TEA-01", 0)), "The quantity is less than 1"),
      ("a quantity of 100", List(Item("TEA-01", 100)), "The quantity is more than 99")
    )
  do
    test(s"an order with $description is refused") {
      val pact = orderWeb
        .hasPactWith("OrderApi")
        .uponReceiving(s"an order with $description")
        .method("POST")
        .path("/orders")
        .body(Json.obj("items" -> items.asJson), "application/json")
        .willRespondWith()
        .status(400)
        .body(Json.obj("errors" -> List(error).asJson), "application/json")
        .toPact()

      withPact(pact)(orderForm(_).use(_.submit(items).assertEquals(List(error))))
    }
  // #endregion contract-too-much

  // #region contract-enough uses order-form order-web-suite
  test("an order is refused") {
    val refusal = newJsonObject { r =>
      r.minArrayLike("errors", 1, stringType("The order has no items"), 1)
    }
    val pact = orderWeb
      .hasPactWith("OrderApi")
      .uponReceiving("an order that is refused")
      .method("POST")
      .path("/orders")
      .body(Json.obj("items" -> Json.arr()), "application/json")
      .willRespondWith()
      .status(400)
      .body(refusal)
      .toPact()

    withPact(pact) { mockServer =>
      orderForm(mockServer).use(_.submit(Nil).assertEquals(List("The order has no items")))
    }
  }
  // #endregion contract-enough
