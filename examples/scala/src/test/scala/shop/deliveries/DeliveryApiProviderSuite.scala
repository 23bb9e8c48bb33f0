package shop.deliveries

import io.circe.Json
import io.circe.syntax.*
import java.io.File
import munit.CatsEffectSuite
import pact4s.munit.PactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.{ProviderInfoBuilder, ProviderState}
import scala.collection.concurrent.TrieMap
import shop.StubServer

class DeliveryApiProviderSuite extends CatsEffectSuite, PactVerifier:
  // #region helper-deliveries
  private val deliveries = TrieMap.empty[String, Json]
  // #endregion helper-deliveries
  private val server = ResourceSuiteLocalFixture(
    "DeliveryApi",
    StubServer(path => deliveries.getOrElse(path.renderString, Json.Null))
  )
  private val pact = File(sys.env.getOrElse("PACT_DIR", "pacts"), "OrderWeb-DeliveryApi.json")

  override def munitFixtures = List(server)

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("DeliveryApi", FileSource("OrderWeb" -> pact))
      .withPort(server().address.getPort)
      .withStateChangeFunction(note.orElse(noteIsNull))

  // #region optional-field-states uses deliveries
  private def note: PartialFunction[ProviderState, Unit] =
    case ProviderState("a delivery has a note", params) =>
      val id = params("id")
      val delivery = Json.obj("id" -> id.toLong.asJson, "note" -> "Second floor, please".asJson)
      deliveries.update(s"/deliveries/$id", delivery)
    case ProviderState("a delivery has no note", params) =>
      val id = params("id")
      deliveries.update(s"/deliveries/$id", Json.obj("id" -> id.toLong.asJson))
  // #endregion optional-field-states

  private def noteIsNull: PartialFunction[ProviderState, Unit] =
    case ProviderState("the note of a delivery was deleted", params) =>
      val id = params("id")
      val delivery = Json.obj("id" -> id.toLong.asJson, "note" -> Json.Null)
      deliveries.update(s"/deliveries/$id", delivery)
    case ProviderState("there are deliveries", _) =>
      val delivery = Json.obj("id" -> 46.asJson, "note" -> Json.Null)
      deliveries.update("/deliveries/newest", delivery)

  test("honours the pact")(verifyPacts())
