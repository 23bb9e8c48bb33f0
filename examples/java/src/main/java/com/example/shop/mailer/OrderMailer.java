package com.example.shop.mailer;

import java.math.RoundingMode;
import java.time.ZoneOffset;

// #region message-handler
public final class OrderMailer {
  public Mail sendConfirmation(OrderPlaced event) {
    var day = event.placedAt().atZone(ZoneOffset.UTC).toLocalDate();
    var total = event.total().setScale(2, RoundingMode.HALF_EVEN);
    var text = "Thank you for order %d of %s. You paid £%s.".formatted(event.orderId(), day, total);
    return new Mail(event.email(), text);
  }

  public record Mail(String to, String text) {}
}
// #endregion message-handler
