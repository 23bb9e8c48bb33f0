package shop.web

import au.com.dius.pact.consumer.ConsumerPactBuilder
import cats.effect.IO
import org.http4s.Uri
import org.http4s.ember.client.EmberClientBuilder

// #region graphql-consumer uses order-web-suite
class ProductPageSuite extends OrderWebSuite:
  test("shows a product") {
    val question = newJsonObject { o =>
      o.stringValue("operationName", "Product")
      o.stringValue("query", ProductPage.query)
      o.newObject("variables")(_.stringType("sku", "TEA-01"))
    }
    val answer = newJsonObject { o =>
      o.newObject("data") { data =>
        data.newObject("product")(_.stringType("name", "Green tea").decimalType("price", 4.75))
      }
    }
    val pact = ConsumerPactBuilder
      .consumer("ProductPage")
      .hasPactWith("CatalogueGraphQL")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a query for a product")
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
        for product <- ProductPage(http, uri).product("TEA-01")
        yield assertEquals(product.map(_.name), Some("Green tea"))
      }
    }
  }
// #endregion graphql-consumer
