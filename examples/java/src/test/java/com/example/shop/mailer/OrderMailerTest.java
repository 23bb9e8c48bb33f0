package com.example.shop.mailer;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.time.ZonedDateTime;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

// #region message-consumer uses order-placed
@PactConsumerTest
@PactTestFor(providerName = "OrderPublisher", providerType = ProviderType.ASYNCH)
class OrderMailerTest {
  private static final ZonedDateTime PLACED_AT = ZonedDateTime.parse("2026-03-14T09:26:53Z");

  @Pact(consumer = "OrderMailer")
  V4Pact orderPlaced(PactBuilder builder) {
    var event =
        newJsonBody(
            o -> {
              o.integerType("orderId", 42);
              o.stringMatcher("email", "^[^@ ]+@[^@ ]+$", "ada@example.org");
              o.decimalType("total", 31.5);
              o.datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssX", PLACED_AT);
            });
    return builder
        .given("an order was placed", "id", 42)
        .expectsToReceiveMessageInteraction(
            "order placed",
            message ->
                message.withContents(
                    c -> c.withMetadata(Map.of("topic", "orders")).withContent(event.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "orderPlaced")
  void sendsAConfirmation(AsynchronousMessage message) {
    var body = message.getContents().getContents().valueAsString();
    var event = new JsonMapper().readValue(body, OrderPlaced.class);

    var mail = new OrderMailer().sendConfirmation(event);

    assertEquals("ada@example.org", mail.to());
    assertEquals("Thank you for order 42 of 2026-03-14. You paid £31.50.", mail.text());
  }
}
// #endregion message-consumer
