package shop.mailer

import io.circe.Decoder
import java.time.{Instant, ZoneOffset}
import scala.math.BigDecimal.RoundingMode

final case class OrderPlaced(orderId: Long, email: String, total: BigDecimal, placedAt: Instant)
    derives Decoder

// #region message-handler
final case class Mail(to: String, text: String)

object OrderMailer:
  def sendConfirmation(event: OrderPlaced): Mail =
    val day = event.placedAt.atZone(ZoneOffset.UTC).toLocalDate
    val total = event.total.setScale(2, RoundingMode.HALF_EVEN)
    Mail(event.email, s"Thank you for order ${event.orderId} of $day. You paid £$total.")
// #endregion message-handler
