package shop.web

import io.circe.{Codec, Decoder}
import java.time.Instant
import scala.util.Try

enum Status:
  case PENDING, PAID, SHIPPED

object Status:
  given Decoder[Status] = Decoder.decodeString.emapTry(name => Try(valueOf(name)))

final case class Item(sku: String, quantity: Int) derives Codec.AsObject

/** An order as the web shop reads it; a field that the API leaves out is None. */
final case class Order(
    id: Long,
    status: Option[Status] = None,
    total: Option[BigDecimal] = None,
    placedAt: Option[Instant] = None,
    items: Option[List[Item]] = None
) derives Decoder

final case class PlacedOrder(location: String, order: Order)
