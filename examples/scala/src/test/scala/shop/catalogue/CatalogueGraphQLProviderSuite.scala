package shop.catalogue

import io.circe.Json
import io.circe.syntax.*
import java.io.File
import munit.CatsEffectSuite
import pact4s.munit.PactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.StateManagement.StateManagementFunction
import pact4s.provider.{ProviderInfoBuilder, ProviderState}

// #region graphql-provider-test uses catalogue-graphql
class CatalogueGraphQLProviderSuite extends CatsEffectSuite, PactVerifier:
  private val catalogue = CatalogueGraphQL()
  private val server = ResourceSuiteLocalFixture("CatalogueGraphQL", catalogue.server)
  private val pact = File(
    sys.env.getOrElse("PACT_DIR", "pacts"),
    "ProductPage-CatalogueGraphQL.json"
  )

  override def munitFixtures = List(server)

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("CatalogueGraphQL", FileSource("ProductPage" -> pact))
      .withPort(server().address.getPort)
      .withStateManagementFunction(
        StateManagementFunction(states).withBeforeEach(() => catalogue.problems.clear())
      )

  private def states: PartialFunction[ProviderState, Unit] =
    case ProviderState("a product exists", params) =>
      val product = Json.obj("name" -> "Jasmine tea".asJson, "price" -> 5.25.asJson)
      catalogue.products.update(params("sku"), product)
    case ProviderState("the catalogue is being rebuilt", _) =>
      val problem = Json.obj("message" -> "Come back in a minute".asJson)
      catalogue.problems.update("rebuilding", problem)

  test("honours the pact")(verifyPacts())
// #endregion graphql-provider-test
