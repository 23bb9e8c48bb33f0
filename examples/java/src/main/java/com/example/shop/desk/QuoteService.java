package com.example.shop.desk;

import java.math.BigDecimal;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Answers over a queue what a basket costs. */
public final class QuoteService {
  private final JsonMapper json = new JsonMapper();
  private final Map<String, BigDecimal> prices;

  public QuoteService(Map<String, BigDecimal> prices) {
    this.prices = prices;
  }

  public byte[] quote(byte[] request) {
    var basket = json.readValue(request, Basket.class);
    var total = prices.get(basket.sku()).multiply(BigDecimal.valueOf(basket.quantity()));
    return json.writeValueAsBytes(Map.of("total", total));
  }

  private record Basket(String sku, int quantity) {}
}
