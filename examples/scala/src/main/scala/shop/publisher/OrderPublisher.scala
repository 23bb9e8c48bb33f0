package shop.publisher

import io.circe.Json
import io.circe.syntax.*
import shop.orders.Order

final case class Message(body: String, metadata: Map[String, String])

object OrderPublisher:
  // #region message-publisher
  def orderPlaced(order: Order): Message =
    val event = Json.obj(
      "orderId" -> order.id.asJson,
      "email" -> order.customer.email.asJson,
      "total" -> order.total.asJson,
      "placedAt" -> order.placedAt.asJson
    )
    Message(event.noSpaces, Map("topic" -> "orders", "contentType" -> "application/json"))
  // #endregion message-publisher
