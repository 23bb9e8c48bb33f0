package shop.catalogue

import io.circe.Json
import io.circe.parser.parse
import java.io.File
import munit.CatsEffectSuite
import pact4s.munit.PactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.ProviderInfoBuilder
import shop.StubServer

/** Honours the pact with none of its example values. */
class CatalogueApiProviderSuite extends CatsEffectSuite, PactVerifier:
  private val product = parse("""
    {
      "sku": "MUG-77",
      "name": "Stoneware mug",
      "description": "Holds a pint of green tea",
      "barcode": "5012345678900",
      "price": 8.99,
      "weight": 410,
      "rating": 4.8,
      "inStock": false,
      "discontinuedOn": null,
      "batch": "0b7e6a52-91c4-4d0f-b3a8-5e2d1c0f9a8b",
      "addedOn": "2025-11-02",
      "dispatchedBy": "11:15:30",
      "updatedAt": "2025-12-24T17:00:05Z",
      "maker": {"name": "Kiln Street", "country": "GB"},
      "colours": ["white", "slate", "moss"],
      "photos": ["front.jpg", "back.jpg", "side.jpg"],
      "offers": [{"currency": "GBP", "price": 8.99}, {"currency": "GBP", "price": 7.49}],
      "variants": [
        {"kind": "sample", "grams": 5, "size": "S"},
        {"kind": "gift", "grams": 600, "size": "XL"},
        {"kind": "tin", "grams": 200, "size": "M"}
      ],
      "translations": {"fr": "Tasse en grès", "it": "Tazza in gres"}
    }
  """).getOrElse(Json.Null)

  private val server = ResourceSuiteLocalFixture(
    "CatalogueApi",
    StubServer { path =>
      if path.renderString.startsWith("/categories") then Json.arr(product) else product
    }
  )
  private val pact = File(sys.env.getOrElse("PACT_DIR", "pacts"), "OrderWeb-CatalogueApi.json")

  override def munitFixtures = List(server)

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("CatalogueApi", FileSource("OrderWeb" -> pact))
      .withPort(server().address.getPort)

  test("honours the pact")(verifyPacts())
