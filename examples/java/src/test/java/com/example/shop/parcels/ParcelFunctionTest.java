package com.example.shop.parcels;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static au.com.dius.pact.consumer.dsl.PactDslJsonRootValue.stringType;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import com.example.shop.parcels.ParcelFunction.SqsEvent;
import com.example.shop.parcels.ParcelFunction.SqsMessage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

// #region lambda-consumer
@PactConsumerTest
@PactTestFor(providerName = "PaymentFunction", providerType = ProviderType.ASYNCH)
class ParcelFunctionTest {
  private final List<String> labels = new ArrayList<>();
  private final ParcelFunction function = new ParcelFunction(labels::add);

  @Pact(consumer = "ParcelFunction")
  V4Pact orderPaid(PactBuilder builder) {
    var event =
        newJsonBody(
            o -> {
              o.integerType("orderId", 42);
              o.eachLike("skus", stringType("TEA-01"));
            });
    return builder
        .given("an order was paid", "id", 42)
        .expectsToReceiveMessageInteraction(
            "order paid", message -> message.withContents(c -> c.withContent(event.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "orderPaid")
  void printsALabel(AsynchronousMessage message) {
    var body = message.getContents().getContents().valueAsString();

    var response = function.handleRequest(new SqsEvent(List.of(new SqsMessage("m-1", body))));

    assertEquals(List.of(), response.batchItemFailures());
    assertEquals(List.of("Order 42: TEA-01"), labels);
  }
}
// #endregion lambda-consumer
