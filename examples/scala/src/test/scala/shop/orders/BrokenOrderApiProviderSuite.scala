package shop.orders

import io.circe.Json
import io.circe.syntax.*
import java.io.File
import munit.{CatsEffectSuite, FailException}
import pact4s.munit.PactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.ProviderInfoBuilder
import pact4s.provider.ProviderVerificationOption.FILTER_PROVIDERSTATE
import shop.StubServer

// #region provider-fails uses stub-server
class BrokenOrderApiProviderSuite extends CatsEffectSuite, PactVerifier:
  private val totalIsAString = Json.obj(
    "id" -> 42.asJson,
    "status" -> "PAID".asJson,
    "total" -> "31.5".asJson,
    "placedAt" -> "2026-03-14T09:26:53Z".asJson,
    "items" -> Json.arr(Json.obj("sku" -> "TEA-01".asJson, "quantity" -> 2.asJson))
  )
  private val server = ResourceSuiteLocalFixture("OrderApi", StubServer(_ => totalIsAString))
  private val pact = File(sys.env.getOrElse("PACT_DIR", "pacts"), "OrderWeb-OrderApi.json")

  override def munitFixtures = List(server)

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("OrderApi", FileSource("OrderWeb" -> pact))
      .withPort(server().address.getPort)

  test("breaks the pact") {
    val onlyTheOrder = FILTER_PROVIDERSTATE("an order exists")
    val verification = verifyPacts(providerVerificationOptions = List(onlyTheOrder))

    for failure <- interceptIO[FailException](verification)
    yield assert(failure.getMessage.contains("Body had differences"), failure.getMessage)
  }
// #endregion provider-fails
