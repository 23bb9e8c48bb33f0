package shop.web

import cats.effect.IO
import io.circe.Json
import io.circe.syntax.*
import org.http4s.Method.POST
import org.http4s.Status.{BadRequest, Created}
import org.http4s.Uri
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.client.{Client, UnexpectedStatus}
import org.http4s.client.dsl.io.*

// #region refusal-client
final class OrderForm(http: Client[IO], baseUri: Uri):

  /** Sends the form, and gives what the customer has to correct: nothing, if it is fine. */
  def submit(items: List[Item]): IO[List[String]] =
    val request = POST(Json.obj("items" -> items.asJson), baseUri / "orders")
    http.run(request).use { response =>
      response.status match
        case Created    => IO.pure(Nil)
        case BadRequest => response.as[Json].map(errorsOf)
        case other      => IO.raiseError(UnexpectedStatus(other, request.method, request.uri))
    }

  private def errorsOf(refusal: Json): List[String] =
    refusal.hcursor.get[List[String]]("errors").getOrElse(Nil)
// #endregion refusal-client
