package shop.web

import au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonArrayMinLike
import au.com.dius.pact.consumer.dsl.Matchers.regexp
import au.com.dius.pact.consumer.dsl.PactDslJsonRootValue.{stringMatcher, stringType}
import au.com.dius.pact.core.model.matchingrules.{EqualsMatcher, IncludeMatcher}
import java.time.{LocalDate, LocalTime, ZonedDateTime}
import java.util.UUID

class CatalogueClientSuite extends OrderWebSuite:
  // #region helper-dates
  private val updatedAt = ZonedDateTime.parse("2026-03-14T09:26:53Z")
  private val batch = UUID.fromString("6f1c2b3a-5d4e-4f60-8a71-92b3c4d5e6f7")
  // #endregion helper-dates

  // #region matching-type uses order-web-suite
  test("reads product names") {
    val product = newJsonObject { p =>
      p.stringType("name", "Green tea")
      p.newObject("maker")(_.stringType("name", "Leaf & Co").stringType("country", "JP"))
    }
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a request for product names")
      .path("/products/TEA-01")
      .willRespondWith()
      .status(200)
      .body(product)
      .toPact()

    withPact(pact) { mockServer =>
      for product <- catalogueClient(mockServer).use(_.product("TEA-01"))
      yield
        assertEquals(product.name, Some("Green tea"))
        assertEquals(product.maker, Some(Maker("Leaf & Co", "JP")))
    }
  }
  // #endregion matching-type

  // #region matching-regex uses order-web-suite
  test("reads product codes") {
    val product = newJsonObject { p =>
      p.stringMatcher("sku", "^[A-Z]{3}-\\d{2}$", "TEA-01")
      p.stringMatcher("barcode", "^\\d{13}$", "4006381333931")
    }
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a request for product codes")
      .path("/products/TEA-01")
      .willRespondWith()
      .status(200)
      .body(product)
      .toPact()

    withPact(pact) { mockServer =>
      for product <- catalogueClient(mockServer).use(_.product("TEA-01"))
      yield
        assertEquals(product.sku, Some("TEA-01"))
        assertEquals(product.barcode, Some("4006381333931"))
    }
  }
  // #endregion matching-regex

  // #region matching-number uses order-web-suite
  test("reads product numbers") {
    val product = newJsonObject { p =>
      p.integerType("weight", 250)
      p.decimalType("price", 15.75)
      p.numberType("rating", 4)
      p.booleanType("inStock", true)
    }
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a request for product numbers")
      .path("/products/TEA-01")
      .willRespondWith()
      .status(200)
      .body(product)
      .toPact()

    withPact(pact) { mockServer =>
      for product <- catalogueClient(mockServer).use(_.product("TEA-01"))
      yield
        assertEquals(product.weight, Some(250))
        assertEquals(product.price, Some(BigDecimal("15.75")))
        assertEquals(product.rating, Some(4.0))
        assertEquals(product.inStock, Some(true))
    }
  }
  // #endregion matching-number

  // #region matching-datetime uses dates order-web-suite
  test("reads product dates") {
    val product = newJsonObject { p =>
      p.date("addedOn", "yyyy-MM-dd", LocalDate.of(2026, 3, 14))
      p.time("dispatchedBy", "HH:mm:ss", updatedAt.`with`(LocalTime.of(16, 30)))
      p.datetime("updatedAt", "yyyy-MM-dd'T'HH:mm:ssX", updatedAt)
      p.uuid("batch", batch)
    }
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a request for product dates")
      .path("/products/TEA-01")
      .willRespondWith()
      .status(200)
      .body(product)
      .toPact()

    withPact(pact) { mockServer =>
      for product <- catalogueClient(mockServer).use(_.product("TEA-01"))
      yield
        assertEquals(product.addedOn, Some(LocalDate.of(2026, 3, 14)))
        assertEquals(product.dispatchedBy, Some(LocalTime.of(16, 30)))
        assertEquals(product.updatedAt, Some(updatedAt.toInstant))
        assertEquals(product.batch, Some(batch))
    }
  }
  // #endregion matching-datetime

  // #region matching-array uses order-web-suite
  test("reads product lists") {
    val product = newJsonObject { p =>
      p.eachLike("colours", stringType("green"))
      p.minMaxArrayLike("photos", 1, 5, stringMatcher("^.+\\.jpg$", "tea.jpg"), 2)
      p.minArrayLike("variants", 1, _.stringType("kind", "tin").integerType("grams", 90))
    }
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a request for product lists")
      .path("/products/TEA-01")
      .willRespondWith()
      .status(200)
      .body(product)
      .toPact()

    withPact(pact) { mockServer =>
      for product <- catalogueClient(mockServer).use(_.product("TEA-01"))
      yield
        assertEquals(product.colours, Some(List("green")))
        assertEquals(product.photos, Some(List("tea.jpg", "tea.jpg")))
        assertEquals(product.variants, Some(List(Variant("tin", grams = Some(90)))))
    }
  }
  // #endregion matching-array

  // #region matching-array-contains uses order-web-suite
  test("reads product variants") {
    val product = newJsonObject { p =>
      p.arrayContaining(
        "variants",
        variants =>
          variants.newObject(_.stringValue("kind", "tin").integerType("grams", 90))
          variants.newObject(_.stringValue("kind", "gift").stringType("size", "L"))
      )
    }
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a request for product variants")
      .path("/products/TEA-01")
      .willRespondWith()
      .status(200)
      .body(product)
      .toPact()

    withPact(pact) { mockServer =>
      for product <- catalogueClient(mockServer).use(_.product("TEA-01"))
      yield
        val variants = List(Variant("tin", grams = Some(90)), Variant("gift", size = Some("L")))
        assertEquals(product.variants, Some(variants))
    }
  }
  // #endregion matching-array-contains

  // #region matching-map uses order-web-suite
  test("reads product translations") {
    val product = newJsonObject { p =>
      p.newObject("translations") { t =>
        t.eachKeyMatching(regexp("^[a-z]{2}$", "de"))
        t.eachValueLike("de", stringType("Grüner Tee"))
      }
    }
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a request for product translations")
      .path("/products/TEA-01")
      .willRespondWith()
      .status(200)
      .body(product)
      .toPact()

    withPact(pact) { mockServer =>
      for product <- catalogueClient(mockServer).use(_.product("TEA-01"))
      yield assertEquals(product.translations, Some(Map("de" -> "Grüner Tee")))
    }
  }
  // #endregion matching-map

  // #region matching-exact uses order-web-suite
  test("reads fixed product values") {
    val product = newJsonObject { p =>
      p.minArrayLike(
        "offers",
        1,
        _.and("currency", "GBP", EqualsMatcher.INSTANCE).decimalType("price", 15.75)
      )
      p.and("description", "Organic green tea", IncludeMatcher("green tea"))
      p.nullValue("discontinuedOn")
    }
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .`given`("a product exists", Map("sku" -> "TEA-01"))
      .uponReceiving("a request for fixed product values")
      .path("/products/TEA-01")
      .willRespondWith()
      .status(200)
      .body(product)
      .toPact()

    withPact(pact) { mockServer =>
      for product <- catalogueClient(mockServer).use(_.product("TEA-01"))
      yield
        assertEquals(product.offers, Some(List(Offer("GBP", BigDecimal("15.75")))))
        assertEquals(product.description, Some("Organic green tea"))
        assertEquals(product.discontinuedOn, None)
    }
  }
  // #endregion matching-exact

  // #region matching-request uses order-web-suite
  test("searches a category") {
    val products = newJsonArrayMinLike(1, _.newObject(_.stringType("name", "Green tea")))
    val pact = orderWeb
      .hasPactWith("CatalogueApi")
      .uponReceiving("a request for the products of a category")
      .matchPath("^/categories/[a-z]+/products$", "/categories/tea/products")
      .matchQuery("page", "^\\d+$", "1")
      .matchHeader("Accept-Language", "^[a-z]{2}$", "en")
      .willRespondWith()
      .status(200)
      .body(products.build())
      .toPact()

    withPact(pact) { mockServer =>
      for products <- catalogueClient(mockServer).use(_.search("coffee", 7, "fr"))
      yield assertEquals(products.flatMap(_.name), List("Green tea"))
    }
  }
  // #endregion matching-request
