package shop.web

import au.com.dius.pact.consumer.ConsumerPactBuilder
import cats.effect.IO
import org.http4s.Uri
import org.http4s.ember.client.EmberClientBuilder

class ProductPageErrorSuite extends OrderWebSuite:
  // #region helper-question
  private val question = newJsonObject { o =>
    o.stringValue("operationName", "Product")
    o.stringValue("query", ProductPage.query)
    o.newObject("variables")(_.stringType("sku", "TEA-01"))
  }
  // #endregion helper-question

  // #region graphql-error uses question
  test("says why there is no product") {
    val answer = newJsonObject { o =>
      o.newObject("data")(_.nullValue("product"))
      o.minArrayLike("errors", 1, _.stringType("message", "The catalogue is being rebuilt"))
    }
    val pact = ConsumerPactBuilder
      .consumer("ProductPage")
      .hasPactWith("CatalogueGraphQL")
      .`given`("the catalogue is being rebuilt")
      .uponReceiving("a query for a product that fails")
      .method("POST")
      .path("/graphql")
      .headers("Content-Type" -> "application/json")
      .body(question)
      .willRespondWith()
      .status(200)
      .body(answer)
      .toPact()

    withPact(pact) { mockServer =>
      val uri = Uri.unsafeFromString(mockServer.getUrl)
      EmberClientBuilder.default[IO].build.use { http =>
        for failure <- interceptIO[RuntimeException](ProductPage(http, uri).product("TEA-01"))
        yield assertEquals(failure.getMessage, "The catalogue is being rebuilt")
      }
    }
  }
  // #endregion graphql-error
