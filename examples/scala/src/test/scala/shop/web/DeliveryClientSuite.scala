package shop.web

import au.com.dius.pact.consumer.MockServer
import cats.effect.{IO, Resource}
import org.http4s.Uri
import org.http4s.ember.client.EmberClientBuilder

class DeliveryClientSuite extends OrderWebSuite:
  // #region optional-field uses delivery-client order-web-suite
  test("prints the note") {
    val delivery = newJsonObject { o =>
      o.integerType("id", 42)
      o.stringType("note", "Leave it with the porter")
    }
    val pact = orderWeb
      .hasPactWith("DeliveryApi")
      .`given`("a delivery has a note", Map("id" -> 42))
      .uponReceiving("a request for a delivery with a note")
      .path("/deliveries/42")
      .willRespondWith()
      .status(200)
      .body(delivery)
      .toPact()

    withPact(pact) { mockServer =>
      deliveryClient(mockServer)
        .use(_.label(42))
        .assertEquals("Delivery 42: Leave it with the porter")
    }
  }

  test("prints a label without a note") {
    val delivery = newJsonObject(_.integerType("id", 43))
    val pact = orderWeb
      .hasPactWith("DeliveryApi")
      .`given`("a delivery has no note", Map("id" -> 43))
      .uponReceiving("a request for a delivery without a note")
      .path("/deliveries/43")
      .willRespondWith()
      .status(200)
      .body(delivery)
      .toPact()

    withPact(pact) { mockServer =>
      deliveryClient(mockServer).use(_.label(43)).assertEquals("Delivery 43: ring the bell")
    }
  }
  // #endregion optional-field

  // #region helper-delivery-client
  private def deliveryClient(mockServer: MockServer): Resource[IO, DeliveryClient] =
    val uri = Uri.unsafeFromString(mockServer.getUrl)
    EmberClientBuilder.default[IO].build.map(DeliveryClient(_, uri))
  // #endregion helper-delivery-client
