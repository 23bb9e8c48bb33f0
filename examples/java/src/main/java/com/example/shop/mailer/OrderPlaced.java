package com.example.shop.mailer;

import java.math.BigDecimal;
import java.time.Instant;

// #region helper-order-placed
/** The event of the queue, which the test reads with tools.jackson.core:jackson-databind. */
public record OrderPlaced(long orderId, String email, BigDecimal total, Instant placedAt) {}
// #endregion helper-order-placed
