package shop.web

import au.com.dius.pact.consumer.MockServer
import au.com.dius.pact.core.model.matchingrules.{NullMatcher, TypeMatcher}
import cats.effect.{IO, Resource}
import org.http4s.Uri
import org.http4s.client.Client
import org.http4s.ember.client.EmberClientBuilder

/** Notes that are null: the third interaction of DeliveryClientSuite, and its alternative. */
class DeletedNoteSuite extends OrderWebSuite:
  // #region optional-null uses delivery-client order-web-suite
  test("prints a label for a note that is null") {
    val delivery = newJsonObject { o =>
      o.integerType("id", 44)
      o.nullValue("note")
    }
    val pact = orderWeb
      .hasPactWith("DeliveryApi")
      .`given`("the note of a delivery was deleted", Map("id" -> 44))
      .uponReceiving("a request for a delivery whose note was deleted")
      .path("/deliveries/44")
      .willRespondWith()
      .status(200)
      .body(delivery)
      .toPact()

    withPact(pact) { mockServer =>
      deliveryClient(mockServer).use(_.label(44)).assertEquals("Delivery 44: ring the bell")
    }
  }
  // #endregion optional-null

  // #region optional-or uses newest-delivery order-web-suite
  test("prints the newest label") {
    val delivery = newJsonObject { o =>
      o.integerType("id", 45)
      o.or("note", "Second floor", TypeMatcher.INSTANCE, NullMatcher.INSTANCE)
    }
    val pact = orderWeb
      .hasPactWith("DeliveryApi")
      .`given`("there are deliveries")
      .uponReceiving("a request for the newest delivery")
      .path("/deliveries/newest")
      .willRespondWith()
      .status(200)
      .body(delivery)
      .toPact()

    withPact(pact) { mockServer =>
      newestDelivery(mockServer).use(_.label).assertEquals("Delivery 45: Second floor")
    }
  }
  // #endregion optional-or

  // #region helper-delivery-client uses http
  private def deliveryClient(mockServer: MockServer): Resource[IO, DeliveryClient] =
    http.map(DeliveryClient(_, Uri.unsafeFromString(mockServer.getUrl)))
  // #endregion helper-delivery-client

  // #region helper-newest-delivery uses http
  private def newestDelivery(mockServer: MockServer): Resource[IO, NewestDeliveryClient] =
    http.map(NewestDeliveryClient(_, Uri.unsafeFromString(mockServer.getUrl)))
  // #endregion helper-newest-delivery

  // #region helper-http
  private def http: Resource[IO, Client[IO]] = EmberClientBuilder.default[IO].build
  // #endregion helper-http
