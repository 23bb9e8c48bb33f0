package shop.web

class OrderClientMismatchSuite extends OrderWebSuite:
  // #region consumer-fails uses order-web-suite
  test("the pact rejects a request that it does not expect") {
    val pact = orderWeb
      .hasPactWith("OrderApi")
      .uponReceiving("a request for an order")
      .path("/orders/42")
      .willRespondWith()
      .status(200)
      .toPact()

    val result = withPact(pact) { mockServer =>
      orderClient(mockServer).use(_.find(43).attempt.void)
    }

    result.attempt.map { result =>
      val message = result.left.map(_.getMessage).left.getOrElse("")
      assert(message.contains("/orders/43"), message)
    }
  }
  // #endregion consumer-fails
