package com.example.shop.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.core.model.V4Interaction.AsynchronousMessage;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import au.com.dius.pact.core.model.annotations.PactDirectory;
import au.com.dius.pact.provider.PactVerifyProvider;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.IgnoreNoPactsToVerify;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import com.example.shop.problems.MessageFaults.OrderPublisher;
import com.example.shop.problems.ProviderFaults.PublishingOrderApi;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** What passes, although its authors may think that it checks or does something. */
class PassesInSilenceTest {
  private static final String FOLDER = "target/silence";
  private static final Path PACT = Path.of(FOLDER, "OrderWeb-OrderApi.json");

  @Test
  void metadataOfAMethodThatReturnsAText() {
    passes(TextWithoutMetadata.class);
  }

  @Test
  void noPactsWhenTheyAreIgnored() {
    passes(NoPactsIgnored.class);
  }

  @Test
  void resultsOfPactsFromAFolder() {
    assertFalse(passes(ResultsOfAFolder.class).log().contains("ublish"));
  }

  @Test
  void aMessageThatNobodyReads() throws IOException {
    passes(MessageNotRead.class);

    var pact = Files.readString(Path.of(FOLDER, "OrderMailer-OrderPublisher.json"));
    assertTrue(pact.contains("order placed"), pact);
  }

  @Test
  void anInteractionThatReplacesAnother() throws IOException {
    Files.deleteIfExists(PACT);

    passes(SameDescription.class);

    var pact = Files.readString(PACT);
    assertEquals(1, pact.split("\"description\"").length - 1, pact);
  }

  private static JupiterRun passes(Class<?> test) {
    var run = JupiterRun.of(test);
    assertEquals("", run.failures());
    return run;
  }

  @Provider("CancellationPublisher")
  @PactFolder(ProviderFaults.CONTRACTS)
  static class TextWithoutMetadata extends OrderPublisher {
    @PactVerifyProvider("order cancelled")
    String orderCancelled() {
      return "{\"orderId\": 42}";
    }
  }

  @Provider("OrderApi")
  @PactFolder("target/no-such-folder")
  @IgnoreNoPactsToVerify
  static class NoPactsIgnored {
    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider.class)
    void honoursThePact(PactVerificationContext context) {
      if (context != null) {
        context.verifyInteraction();
      }
    }
  }

  @Provider("OrderApi")
  @PactFolder(ProviderFaults.CONTRACTS)
  static class ResultsOfAFolder extends PublishingOrderApi {
    @State("an order exists")
    void anOrderExists() {}
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderPublisher", providerType = ProviderType.ASYNCH)
  @PactDirectory(FOLDER)
  static class MessageNotRead {
    @Pact(consumer = "OrderMailer")
    V4Pact orderPlaced(PactBuilder builder) {
      return MessageFaults.anOrderPlaced(builder);
    }

    @Test
    void sendsAConfirmation(AsynchronousMessage message) {}
  }

  @PactConsumerTest
  @PactTestFor(providerName = "OrderApi")
  @PactDirectory(FOLDER)
  static class SameDescription {
    @Pact(consumer = "OrderWeb")
    V4Pact order(PactBuilder builder) {
      return ConsumerFaults.anOrder(builder, 200);
    }

    @Pact(consumer = "OrderWeb")
    V4Pact archivedOrder(PactBuilder builder) {
      return ConsumerFaults.anOrder(builder, 203);
    }

    @Test
    @PactTestFor(pactMethod = "order")
    void findsAnOrder(MockServer mockServer) throws IOException {
      assertEquals(200, statusOf(mockServer));
    }

    @Test
    @PactTestFor(pactMethod = "archivedOrder")
    void findsAnArchivedOrder(MockServer mockServer) throws IOException {
      assertEquals(203, statusOf(mockServer));
    }
  }

  private static int statusOf(MockServer mockServer) throws IOException {
    var url = URI.create(mockServer.getUrl() + "/orders/42").toURL();
    return ((HttpURLConnection) url.openConnection()).getResponseCode();
  }
}
