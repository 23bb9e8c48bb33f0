package com.example.shop.web;

import static au.com.dius.pact.consumer.ConsumerPactRunnerKt.runConsumerTest;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.PactVerificationResult;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.model.MockProviderConfig;
import au.com.dius.pact.core.model.PactSpecVersion;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.core.joran.spi.JoranException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Reads logback-test.xml as a run with the variable PACT_LOG_LEVEL does. */
class DebugLoggingTest {
  private final PrintStream console = System.out;
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  @AfterEach
  void restore() throws JoranException {
    System.setOut(console);
    configure(null);
  }

  @Test
  void logsNothingUnlessAsked(@TempDir Path pacts) throws JoranException {
    assertTrue(logOf(null, pacts).isEmpty());
  }

  @Test
  void logsWhatTheMockServerReceivesTokensAndAll(@TempDir Path pacts) throws JoranException {
    var text = logOf("DEBUG", pacts);

    assertTrue(text.contains("Received request"), text);
    assertTrue(text.contains("Bearer example-token"), text);
  }

  private String logOf(String level, Path pacts) throws JoranException {
    System.setOut(new PrintStream(log, true, UTF_8));
    configure(level);
    var pact =
        new PactBuilder("OrderWeb", "OrderApi", PactSpecVersion.V4)
            .expectsToReceiveHttpInteraction(
                "a request for my orders",
                http ->
                    http.withRequest(
                            r ->
                                r.path("/orders")
                                    .queryParameter("status", "PAID")
                                    .header("Accept", "application/json")
                                    .header("Authorization", "Bearer example-token"))
                        .willRespondWith(
                            r -> r.header("Content-Type", "application/json").body("[]")))
            .toPact();
    var result =
        runConsumerTest(
            pact,
            MockProviderConfig.createDefault(PactSpecVersion.V4),
            (mockServer, context) -> {
              context.setPactFolder(pacts.toString());
              return new OrderClient(mockServer.getUrl()).mine(Order.Status.PAID, "example-token");
            });
    assertInstanceOf(PactVerificationResult.Ok.class, result);
    System.out.flush();
    return log.toString(UTF_8);
  }

  private static void configure(String level) throws JoranException {
    var context = (LoggerContext) LoggerFactory.getILoggerFactory();
    context.reset();
    if (level != null) {
      context.putProperty("PACT_LOG_LEVEL", level);
    }
    var configurator = new JoranConfigurator();
    configurator.setContext(context);
    configurator.doConfigure(DebugLoggingTest.class.getResource("/logback-test.xml"));
  }
}
