package shop.web

import cats.effect.IO
import io.circe.Json
import io.circe.syntax.*
import org.http4s.AuthScheme.Bearer
import org.http4s.Credentials.Token
import org.http4s.Method.{GET, POST}
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.client.{Client, UnexpectedStatus}
import org.http4s.client.dsl.io.*
import org.http4s.headers.{Authorization, Location}
import org.http4s.{Response, Uri}

// #region client
final class OrderClient(http: Client[IO], baseUri: Uri):

  def find(id: Long): IO[Option[Order]] =
    http.expectOption[Order](GET(baseUri / "orders" / id))

  def mine(status: Status, token: String): IO[List[Order]] =
    val uri = (baseUri / "orders").withQueryParam("status", status.toString)
    http.expect[List[Order]](GET(uri, Authorization(Token(Bearer, token))))

  def place(items: List[Item]): IO[PlacedOrder] =
    val request = POST(Json.obj("items" -> items.asJson), baseUri / "orders")
    http.run(request).use { response =>
      if response.status.isSuccess then placed(response)
      else IO.raiseError(UnexpectedStatus(response.status, request.method, request.uri))
    }

  private def placed(response: Response[IO]): IO[PlacedOrder] =
    for
      order <- response.as[Order]
      found = response.headers.get[Location]
      location <- IO.fromOption(found)(new NoSuchElementException("Location"))
    yield PlacedOrder(location.uri.renderString, order)
// #endregion client
