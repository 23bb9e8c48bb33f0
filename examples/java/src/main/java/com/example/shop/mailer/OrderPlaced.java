package com.example.shop.mailer;

import java.math.BigDecimal;
import java.time.Instant;

public record OrderPlaced(long orderId, String email, BigDecimal total, Instant placedAt) {}
