package shop.web

import cats.effect.IO
import org.http4s.Method.GET
import org.http4s.Uri
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.client.Client
import org.http4s.client.dsl.io.*

final class CatalogueClient(http: Client[IO], baseUri: Uri):

  def product(sku: String): IO[Product] =
    http.expect[Product](GET(baseUri / "products" / sku))

  def search(category: String, page: Int, language: String): IO[List[Product]] =
    val uri = (baseUri / "categories" / category / "products").withQueryParam("page", page)
    http.expect[List[Product]](GET(uri, "Accept-Language" -> language))
