package com.example.shop.mailer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

// #region kafka-adapter-test
class OrderListenerTest {
  private static final byte[] EVENT =
      """
      {"orderId": 42, "email": "ada@example.org", "total": 31.5, "placedAt": "2026-03-14T09:26:53Z"}
      """
          .getBytes(UTF_8);

  private final List<OrderPlaced> handled = new ArrayList<>();
  private final List<String> forgotten = new ArrayList<>();
  private final OrderListener listener = new OrderListener(handled::add, forgotten::add);

  @Test
  void handsOnWhatIsBehindTheFrame() {
    var framed = ByteBuffer.allocate(5 + EVENT.length).put((byte) 0).putInt(7).put(EVENT);

    listener.receive("42", framed.array());

    assertEquals(42, handled.get(0).orderId());
  }

  @Test
  void forgetsTheOrderOfATombstone() {
    listener.receive("42", null);

    assertEquals(List.of("42"), forgotten);
  }

  @Test
  void refusesAValueWithoutTheFrame() {
    assertThrows(IllegalArgumentException.class, () -> listener.receive("42", EVENT));
  }
}
// #endregion kafka-adapter-test
