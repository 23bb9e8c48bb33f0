package shop.payments

import io.circe.Json
import io.circe.syntax.*
import shop.orders.Order

// #region lambda-publisher
final case class Publication(topicArn: String, message: String)

/** Takes what sends a publication: in production, a call of the SNS client. */
final class PaymentFunction(send: Publication => Unit):
  def handleRequest(order: Order): Unit =
    val event = Json.obj(
      "orderId" -> order.id.asJson,
      "skus" -> order.items.map(_.sku).asJson
    )
    send(Publication(sys.env.getOrElse("TOPIC_ARN", ""), event.noSpaces))
// #endregion lambda-publisher
