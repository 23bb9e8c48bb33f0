package com.example.shop.desk;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.V4Interaction.SynchronousMessages;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

// #region desk-consumer
@PactConsumerTest
@PactTestFor(providerName = "QuoteService", providerType = ProviderType.SYNCH_MESSAGE)
class QuoteDeskTest {
  private final JsonMapper json = new JsonMapper();

  @Pact(consumer = "QuoteDesk")
  V4Pact quote(PactBuilder builder) {
    var basket = newJsonBody(o -> o.stringValue("sku", "TEA-01").numberValue("quantity", 2));
    var quote = newJsonBody(o -> o.decimalType("total", 31.5));
    return builder
        .given("a product is in stock", "sku", "TEA-01")
        .expectsToReceiveSynchronousMessageInteraction(
            "a request for a quote",
            message ->
                message
                    .withRequest(request -> request.withContent(basket.build()))
                    .willRespondWith(reply -> reply.withContent(quote.build())))
        .toPact();
  }

  @Test
  void getsAQuote(SynchronousMessages message) {
    var desk =
        new QuoteDesk(
            request -> {
              // Nothing but the test compares what the client sends with the pact.
              var expected = message.getRequest().getContents().getValue();
              assertEquals(json.readTree(expected), json.readTree(request));
              return message.getResponse().get(0).getContents().getValue();
            });

    assertEquals(new BigDecimal("31.5"), desk.quote("TEA-01", 2));
  }
}
// #endregion desk-consumer
