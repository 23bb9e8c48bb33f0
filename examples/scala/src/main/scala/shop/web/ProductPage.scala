package shop.web

import cats.effect.IO
import io.circe.syntax.*
import io.circe.{Decoder, Json}
import org.http4s.Method.POST
import org.http4s.Uri
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.client.Client
import org.http4s.client.dsl.io.*

// #region graphql-client
object ProductPage:
  val query = """
    query Product($sku: ID!) {
      product(sku: $sku) { name price }
    }
  """

  final case class Shown(name: String, price: BigDecimal) derives Decoder
  final case class Data(product: Option[Shown]) derives Decoder
  final case class Problem(message: String) derives Decoder
  final case class Answer(data: Option[Data], errors: Option[List[Problem]]) derives Decoder

final class ProductPage(http: Client[IO], baseUri: Uri):
  import ProductPage.*

  def product(sku: String): IO[Option[Shown]] =
    val question = Json.obj(
      "operationName" -> "Product".asJson,
      "query" -> query.asJson,
      "variables" -> Json.obj("sku" -> sku.asJson)
    )
    http.expect[Answer](POST(question, baseUri / "graphql")).flatMap { answer =>
      answer.errors.flatMap(_.headOption) match
        case Some(problem) => IO.raiseError(RuntimeException(problem.message))
        case None => IO.pure(answer.data.flatMap(_.product))
    }
// #endregion graphql-client
