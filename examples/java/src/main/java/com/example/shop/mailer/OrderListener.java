package com.example.shop.mailer;

import java.util.Arrays;
import java.util.function.Consumer;
import tools.jackson.databind.json.JsonMapper;

// #region kafka-adapter
/** The Kafka client's listener calls this with the key and the value of each record. */
public final class OrderListener {
  private static final int FRAME = 5; // a zero, and the four bytes of the schema's id

  private final JsonMapper json = new JsonMapper();
  private final Consumer<OrderPlaced> handler;
  private final Consumer<String> forget;

  public OrderListener(Consumer<OrderPlaced> handler, Consumer<String> forget) {
    this.handler = handler;
    this.forget = forget;
  }

  public void receive(String key, byte[] value) {
    if (value == null) {
      forget.accept(key); // a tombstone
    } else {
      handler.accept(json.readValue(content(value), OrderPlaced.class));
    }
  }

  private static byte[] content(byte[] value) {
    if (value.length < FRAME || value[0] != 0) {
      throw new IllegalArgumentException("The value has no Schema Registry frame");
    }
    return Arrays.copyOfRange(value, FRAME, value.length);
  }
}
// #endregion kafka-adapter
