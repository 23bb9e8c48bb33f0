package shop.orders

import cats.effect.IO
import io.circe.Decoder
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.dsl.io.*
import org.http4s.headers.{Authorization, Location}
import org.http4s.{HttpApp, HttpRoutes, QueryParamDecoder, Response, Uri}

// #region provider
final class OrderApi(orders: OrderStore, tokens: Tokens):

  def app: HttpApp[IO] = HttpRoutes
    .of[IO] {
      case GET -> Root / "orders" / LongVar(id) =>
        orders.find(id).fold(NotFound())(order => Ok(order))

      case request @ GET -> Root / "orders" :? StatusParam(status) =>
        tokens.customer(request.headers.get[Authorization]) match
          case Some(name) => Ok(orders.findByCustomer(name, status))
          case None       => IO.pure(Response[IO](Unauthorized))

      case request @ POST -> Root / "orders" =>
        request.as[PlaceOrder].flatMap { body =>
          orders.place(Guest, body.items) match
            case Some(order) =>
              Created(order, Location(Uri.unsafeFromString(s"/orders/${order.id}")))
            case None => Conflict()
        }
    }
    .orNotFound
// #endregion provider

private val Guest = Customer("guest", "guest@example.org")

private final case class PlaceOrder(items: List[Item]) derives Decoder

private given QueryParamDecoder[Status] = QueryParamDecoder[String].map(Status.valueOf)

private object StatusParam extends QueryParamDecoderMatcher[Status]("status")
