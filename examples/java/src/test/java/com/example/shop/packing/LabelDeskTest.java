package com.example.shop.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.util.Map;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "LabelPublisher", providerType = ProviderType.ASYNCH)
class LabelDeskTest {
  // #region packing-message-consumer
  @Pact(consumer = "LabelDesk")
  V4Pact label(PactBuilder builder) {
    var label =
        Map.of(
            "pact:content-type", "text/vnd.shop.label",
            "Carrier", "PARCEL",
            "To", Map.of("example", "Ada", "rule", Map.of("type", "type")));
    return builder
        .usingPlugin("shop-label", "1.0.0")
        .expectsToReceive("a label", "core/interaction/message")
        .with(Map.of("message.contents", label))
        .toPact();
  }

  @Test
  void printsALabel(AsynchronousMessage message) {
    var body = message.getContents().getContents();

    assertEquals("text/vnd.shop.label", body.getContentType().toString());
    assertEquals("Carrier: PARCEL\nTo: Ada", body.valueAsString());
  }
  // #endregion packing-message-consumer
}
