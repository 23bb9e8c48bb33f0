package shop.web

class FindOtherOrdersSuite extends OrderWebSuite:
  // #region provider-state-value uses order-web-suite
  test("finds the newest order") {
    val order = newJsonObject { o =>
      o.integerType("id", 42)
      o.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID")
    }
    val pact = orderWeb
      .hasPactWith("OrderApi")
      .`given`("an order was placed")
      .uponReceiving("a request for the newest order")
      .pathFromProviderState("/orders/${id}", "/orders/42")
      .headers("Accept" -> "application/json")
      .willRespondWith()
      .status(200)
      .body(order)
      .toPact()

    withPact(pact) { mockServer =>
      orderClient(mockServer).use { client =>
        client.find(42).assertEquals(Some(Order(42, status = Some(Status.PAID))))
      }
    }
  }
  // #endregion provider-state-value

  test("finds no order") {
    val pact = orderWeb
      .hasPactWith("OrderApi")
      .`given`("no order exists", Map("id" -> 404))
      .uponReceiving("a request for an order that does not exist")
      .path("/orders/404")
      .headers("Accept" -> "application/json")
      .willRespondWith()
      .status(404)
      .toPact()

    withPact(pact) { mockServer =>
      orderClient(mockServer).use(_.find(404).assertEquals(None))
    }
  }
