package com.example.shop.mailer

import java.math.RoundingMode
import java.time.Instant
import java.time.ZoneOffset

class OrderMailer {
    // #region message-handler
    Map<String, String> sendConfirmation(Map event) {
        def day = Instant.parse(event.placedAt).atZone(ZoneOffset.UTC).toLocalDate()
        def total = event.total.setScale(2, RoundingMode.HALF_EVEN)
        [
            to  : event.email,
            text: "Thank you for order $event.orderId of $day. You paid £$total.".toString()
        ]
    }
    // #endregion message-handler
}
