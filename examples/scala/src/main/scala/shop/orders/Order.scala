package shop.orders

import io.circe.{Codec, Encoder}
import java.time.Instant

enum Status:
  case PENDING, PAID, SHIPPED

object Status:
  given Encoder[Status] = Encoder.encodeString.contramap(_.toString)

final case class Item(sku: String, quantity: Int) derives Codec.AsObject

final case class Customer(name: String, email: String)

final case class Order(
    id: Long,
    customer: Customer,
    status: Status,
    total: BigDecimal,
    placedAt: Instant,
    items: List[Item]
)

object Order:
  given Encoder[Order] =
    Encoder.forProduct5("id", "status", "total", "placedAt", "items")(order =>
      (order.id, order.status, order.total, order.placedAt, order.items)
    )
