package com.example.shop.problems;

import static java.nio.charset.StandardCharsets.UTF_8;

import au.com.dius.pact.consumer.MessagePactBuilder;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import au.com.dius.pact.core.model.messaging.MessagePact;
import au.com.dius.pact.provider.MessageAndMetadata;
import au.com.dius.pact.provider.PactVerifyProvider;
import au.com.dius.pact.provider.junit5.MessageTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests of messages that fail, each with a message of its own. */
final class MessageFaults {
  private MessageFaults() {}

  static V4Pact anOrderPlaced(PactBuilder builder) {
    return builder
        .expectsToReceiveMessageInteraction(
            "order placed", message -> message.withContents(c -> c.withContent("{}")))
        .toPact();
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderPublisher", providerType = ProviderType.ASYNCH)
  @PactDirectory("target/problems")
  static class OldSignature {
    @Pact(consumer = "OrderMailer")
    MessagePact orderPlaced(MessagePactBuilder builder) {
      return builder.expectsToReceive("order placed").withContent("{}").toPact(MessagePact.class);
    }

    @Test
    void sendsAConfirmation(AsynchronousMessage message) {}
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderPublisher")
  @PactDirectory("target/problems")
  static class TypeMissing {
    @Pact(consumer = "OrderMailer")
    V4Pact orderPlaced(PactBuilder builder) {
      return anOrderPlaced(builder);
    }

    @Test
    void sendsAConfirmation(AsynchronousMessage message) {}
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderPublisher", providerType = ProviderType.ASYNCH)
  @PactDirectory("target/problems")
  static class ParameterMissing {
    @Pact(consumer = "OrderMailer")
    V4Pact orderPlaced(PactBuilder builder) {
      return anOrderPlaced(builder);
    }

    @Test
    void sendsAConfirmation() {}
  }

  /** The usual steps of a verification of messages. */
  abstract static class OrderPublisher {
    @BeforeEach
    void setTarget(PactVerificationContext context) {
      context.setTarget(new MessageTestTarget(List.of(getClass().getPackageName())));
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider.class)
    void honoursThePact(PactVerificationContext context) {
      context.verifyInteraction();
    }
  }

  @Provider("OrderPublisher")
  @PactFolder(ProviderFaults.CONTRACTS)
  static class NoMethod extends OrderPublisher {
    @Override
    @BeforeEach
    void setTarget(PactVerificationContext context) {
      context.setTarget(new MessageTestTarget(List.of("com.example.shop.publishers")));
    }
  }

  @Provider("PaymentPublisher")
  @PactFolder(ProviderFaults.CONTRACTS)
  static class MetadataDiffers extends OrderPublisher {
    @PactVerifyProvider("order paid")
    MessageAndMetadata orderPaid() {
      var body = "{\"orderId\": 42}".getBytes(UTF_8);
      return new MessageAndMetadata(body, Map.of("topic", "mails"));
    }
  }

  @Provider("ShipmentPublisher")
  @PactFolder(ProviderFaults.CONTRACTS)
  static class MethodThrows extends OrderPublisher {
    @PactVerifyProvider("order shipped")
    String orderShipped() {
      throw new IllegalStateException("The database is not there");
    }
  }

  /** Another test of the same provider, whose method is found as well. */
  static class OtherTest {
    @PactVerifyProvider("order placed")
    String orderPlaced() {
      return "{\"orderId\": 42}";
    }
  }

  @Provider("OrderPublisher")
  @PactFolder(ProviderFaults.CONTRACTS)
  static class TwoMethods extends OrderPublisher {
    @PactVerifyProvider("order placed")
    String orderPlaced() {
      return "{\"orderId\": 42}";
    }
  }

  @Provider("OrderPublisher")
  @PactFolder(ProviderFaults.CONTRACTS)
  static class NoTarget {
    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider.class)
    void honoursThePact(PactVerificationContext context) {
      context.verifyInteraction();
    }
  }
}
