package com.example.shop.parcels;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

// #region lambda-handler
public final class ParcelFunction {
  private final JsonMapper json = new JsonMapper();
  private final Consumer<String> printer;

  public ParcelFunction(Consumer<String> printer) {
    this.printer = printer;
  }

  /** The handler: knows the event of the shop, and nothing of AWS. */
  static String label(OrderPaid event) {
    return "Order %d: %s".formatted(event.orderId(), String.join(", ", event.skus()));
  }

  /** The adapter: takes the queue's envelope apart, and reports the records that failed. */
  public BatchResponse handleRequest(SqsEvent event) {
    var failures = new ArrayList<Failure>();
    for (var message : event.records()) {
      try {
        printer.accept(label(json.readValue(message.body(), OrderPaid.class)));
      } catch (JacksonException e) {
        failures.add(new Failure(message.messageId()));
      }
    }
    return new BatchResponse(failures);
  }

  public record OrderPaid(long orderId, List<String> skus) {}

  // In production, the types below come from the library aws-lambda-java-events.
  public record SqsMessage(String messageId, String body) {}

  public record SqsEvent(List<SqsMessage> records) {}

  public record BatchResponse(List<Failure> batchItemFailures) {}

  public record Failure(String itemIdentifier) {}
}
// #endregion lambda-handler
