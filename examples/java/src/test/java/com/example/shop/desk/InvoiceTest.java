package com.example.shop.desk;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactIgnore;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.PactSpecVersion;
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import org.junit.jupiter.api.Test;

@PactConsumerTest
@PactTestFor(providerName = "InvoicePublisher", providerType = ProviderType.ASYNCH)
class InvoiceTest {
  // #region helper-pdf
  private static final byte[] PDF = "%PDF-1.7 of the shop".getBytes(US_ASCII);
  // #endregion helper-pdf

  // #region desk-metadata
  @Pact(consumer = "QuoteDesk")
  V4Pact paid(PactBuilder builder) {
    var event = newJsonBody(o -> o.integerType("orderId", 42));
    return builder
        .expectsToReceiveMessageInteraction(
            "invoice paid",
            message ->
                message.withContents(
                    contents ->
                        contents
                            .withMetadata(
                                metadata -> {
                                  metadata.add("topic", "invoices");
                                  metadata.matchRegex("key", "\\d+", "42");
                                })
                            .withContent(event.build())))
        .toPact();
  }

  // #endregion desk-metadata

  // #region desk-binary uses pdf
  @Pact(consumer = "QuoteDesk")
  V4Pact invoice(PactBuilder builder) {
    return builder
        .expectsToReceiveMessageInteraction(
            "an invoice",
            message ->
                message.withContents(
                    contents -> contents.withContentsMatchingContentType("application/pdf", PDF)))
        .toPact();
  }

  // #endregion desk-binary

  @Test
  @PactTestFor(pactMethod = "paid")
  void readsMetadata(AsynchronousMessage message) {
    var metadata = message.getContents().getMetadata();

    assertEquals("invoices", metadata.get("topic"));
    assertEquals("42", metadata.get("key"));
    assertEquals("application/json", metadata.get("contentType"));
    assertTrue(message.getContents().getMatchingRules().hasCategory("metadata"));
  }

  @Test
  @PactTestFor(pactMethod = "invoice")
  void storesAnInvoice(AsynchronousMessage message) {
    assertEquals(PDF.length, message.getContents().getContents().getValue().length);
  }

  /** PactBuilder takes metadata as a whole, so it goes before the content, which adds its type. */
  @Test
  @PactIgnore
  void losesTheContentTypeWhenMetadataComesLast() {
    var pact =
        new PactBuilder("QuoteDesk", "InvoicePublisher", PactSpecVersion.V4)
            .expectsToReceiveMessageInteraction(
                "invoice paid",
                message ->
                    message.withContents(
                        contents ->
                            contents
                                .withContent(newJsonBody(o -> o.integerType("orderId", 42)).build())
                                .withMetadata(metadata -> metadata.add("topic", "invoices"))))
            .toPact();

    var message = (AsynchronousMessage) pact.getInteractions().get(0);

    assertFalse(message.getContents().getMetadata().containsKey("contentType"));
  }
}
