package com.example.shop.orders;

import java.math.BigDecimal;

public record Order(long id, String status, BigDecimal total) {}
