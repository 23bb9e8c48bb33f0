package com.example.shop.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTestExt;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.V4Interaction;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

// #region order-message-consumer
@EnabledIf("com.example.shop.orders.ProtobufPlugin#isInstalled")
@ExtendWith(PactConsumerTestExt.class)
@PactTestFor(providerName = "OrderPublisher", providerType = ProviderType.ASYNCH)
class ConsumerOrderMailerTest {
  @Pact(consumer = "OrderMailer")
  V4Pact orderPlaced(PactBuilder builder) {
    return builder
        .usingPlugin("protobuf")
        .expectsToReceive("order placed", "core/interaction/message")
        .with(
            Map.of(
                "message.contents",
                Map.of(
                    "pact:proto", PactBuilder.filePath("src/main/proto/order.proto"),
                    "pact:message-type", "OrderPlaced",
                    "pact:content-type", "application/protobuf",
                    "id", "matching(integer, 42)",
                    "customer", "notEmpty('Ada')")))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "orderPlaced")
  void greetsTheCustomer(V4Interaction.AsynchronousMessage message)
      throws InvalidProtocolBufferException {
    var placed = OrderPlaced.parseFrom(message.getContents().getContents().getValue());

    assertEquals("Dear Ada, thank you for order 42.", new OrderMailer().mail(placed));
  }
}
// #endregion order-message-consumer
