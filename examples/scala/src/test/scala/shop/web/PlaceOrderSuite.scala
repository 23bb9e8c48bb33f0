package shop.web

import io.circe.Json
import io.circe.syntax.*
import pact4s.circe.implicits.pactBodyEncoder

class PlaceOrderSuite extends OrderWebSuite:
  test("places an order") {
    val tea = Item("TEA-01", 2)
    val order = newJsonObject { o =>
      o.integerType("id", 43)
      o.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PENDING")
    }
    val pact = orderWeb
      .hasPactWith("OrderApi")
      .`given`("a product is in stock", Map("sku" -> tea.sku))
      .uponReceiving("a request to place an order")
      .method("POST")
      .path("/orders")
      .body(Json.obj("items" -> List(tea).asJson), "application/json")
      .willRespondWith()
      .status(201)
      .matchHeader("Location", "/orders/\\d+$", "/orders/43")
      .body(order)
      .toPact()

    withPact(pact) { mockServer =>
      orderClient(mockServer).use { client =>
        val placed = PlacedOrder("/orders/43", Order(43, status = Some(Status.PENDING)))
        client.place(List(tea)).assertEquals(placed)
      }
    }
  }
