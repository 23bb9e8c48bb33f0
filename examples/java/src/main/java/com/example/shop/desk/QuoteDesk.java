package com.example.shop.desk;

import java.math.BigDecimal;
import java.util.function.UnaryOperator;
import tools.jackson.databind.json.JsonMapper;

// #region desk-client
/** Asks over a queue what a basket costs. */
public final class QuoteDesk {
  private final JsonMapper json = new JsonMapper();
  private final UnaryOperator<byte[]> queue;

  /** Takes what sends a request to the queue and gives back the reply that belongs to it. */
  public QuoteDesk(UnaryOperator<byte[]> queue) {
    this.queue = queue;
  }

  public BigDecimal quote(String sku, int quantity) {
    var request = json.writeValueAsBytes(new Basket(sku, quantity));
    return json.readValue(queue.apply(request), Quote.class).total();
  }

  private record Basket(String sku, int quantity) {}

  private record Quote(BigDecimal total) {}
}
// #endregion desk-client
