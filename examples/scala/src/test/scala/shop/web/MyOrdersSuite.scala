package shop.web

import au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArrayMinLike

class MyOrdersSuite extends OrderWebSuite:
  // #region consumer-auth uses order-web-suite
  test("lists my orders") {
    val orders = newJsonArrayMinLike(
      1,
      _.newObject(_.integerType("id", 42).decimalType("total", 31.5))
    )
    val pact = orderWeb
      .hasPactWith("OrderApi")
      .`given`("a customer with orders is signed in", Map("customer" -> "ada"))
      .uponReceiving("a request for my orders")
      .path("/orders")
      .matchQuery("status", "^(PENDING|PAID|SHIPPED)$", "PAID")
      .headers("Accept" -> "application/json")
      .matchHeader("Authorization", "^Bearer .+$", "Bearer example-token")
      .willRespondWith()
      .status(200)
      .body(orders.build())
      .toPact()

    withPact(pact) { mockServer =>
      orderClient(mockServer).use { client =>
        val mine = List(Order(42, total = Some(BigDecimal("31.5"))))
        client.mine(Status.PAID, "example-token").assertEquals(mine)
      }
    }
  }
  // #endregion consumer-auth
