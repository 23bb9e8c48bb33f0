package com.example.shop.mailer

import java.math.BigDecimal
import java.math.RoundingMode
import java.time.Instant
import java.time.ZoneOffset

// #region helper-mailer
/** The event of the queue, which the test reads with tools.jackson.module:jackson-module-kotlin. */
data class OrderPlaced(
    val orderId: Long,
    val email: String,
    val total: BigDecimal,
    val placedAt: Instant,
)

// #region message-handler
data class Mail(val to: String, val text: String)

class OrderMailer {
    fun sendConfirmation(event: OrderPlaced): Mail {
        val day = event.placedAt.atZone(ZoneOffset.UTC).toLocalDate()
        val total = event.total.setScale(2, RoundingMode.HALF_EVEN)
        return Mail(event.email, "Thank you for order ${event.orderId} of $day. You paid £$total.")
    }
}
// #endregion message-handler
// #endregion helper-mailer
