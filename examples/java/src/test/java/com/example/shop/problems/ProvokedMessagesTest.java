package com.example.shop.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Provokes the messages that the page about troubleshooting explains, and compares their texts.
 * With -Dproblems.update=true it writes them.
 */
class ProvokedMessagesTest {
  private static final Path MESSAGES =
      Path.of("src/test/java/com/example/shop/problems/messages");

  private static final Function<JupiterRun, String> FAILURES = JupiterRun::failures;
  private static final Function<JupiterRun, String> FIRST_LINE =
      run -> run.failures().lines().findFirst().orElse("");
  private static final Function<JupiterRun, String> OUTPUT = JupiterRun::output;
  private static final Function<JupiterRun, String> LOG = JupiterRun::log;

  static Stream<Arguments> faults() {
    return Stream.of(
        arguments("requests-not-received", ConsumerFaults.RequestsNotReceived.class, FAILURES),
        arguments("unexpected-request", ConsumerFaults.UnexpectedRequest.class, FAILURES),
        arguments("partial-mismatch", ConsumerFaults.PartialMismatch.class, FAILURES),
        arguments("no-pact-method", ConsumerFaults.NoPactMethod.class, FAILURES),
        arguments("signature-v4", ConsumerFaults.SignatureOfV4.class, FAILURES),
        arguments("signature-v3", ConsumerFaults.SignatureOfV3.class, FAILURES),
        arguments("method-not-executed", ConsumerFaults.MethodNotExecuted.class, FAILURES),
        arguments("extension-missing", ConsumerFaults.ExtensionMissing.class, FAILURES),
        arguments("port-in-use", ConsumerFaults.PortInUse.class, FAILURES),
        arguments("example-does-not-match", ConsumerFaults.ExampleDoesNotMatch.class, FAILURES),
        arguments("merge-conflict", ConsumerFaults.OtherVersionInFile.class, FIRST_LINE),
        arguments("body-differs", ProviderFaults.BodyDiffers.class, FAILURES),
        arguments("status-and-header", ProviderFaults.StatusAndHeaderDiffer.class, FAILURES),
        arguments("state-missing", ProviderFaults.StateMissing.class, FAILURES),
        arguments("state-throws", ProviderFaults.StateThrows.class, FAILURES),
        arguments("state-parameters", ProviderFaults.StateParameters.class, FAILURES),
        arguments("no-pacts", ProviderFaults.NoPacts.class, FAILURES),
        arguments("no-pacts-ignored", ProviderFaults.NoPactsIgnored.class, FAILURES),
        arguments("no-source", ProviderFaults.NoSource.class, FAILURES),
        arguments("no-provider", ProviderFaults.NoProvider.class, FAILURES),
        arguments("plain-test", ProviderFaults.PlainTest.class, FAILURES),
        arguments("not-running", ProviderFaults.NotRunning.class, FAILURES),
        arguments("message-signature", MessageFaults.OldSignature.class, FAILURES),
        arguments("message-type-missing", MessageFaults.TypeMissing.class, FAILURES),
        arguments("message-parameter-missing", MessageFaults.ParameterMissing.class, FAILURES),
        arguments("message-no-method", MessageFaults.NoMethod.class, FAILURES),
        arguments("message-metadata", MessageFaults.MetadataDiffers.class, FAILURES),
        arguments("message-two-methods", MessageFaults.TwoMethods.class, FAILURES),
        arguments("message-method-throws", MessageFaults.MethodThrows.class, FAILURES),
        arguments("message-no-target", MessageFaults.NoTarget.class, FAILURES),
        arguments("broker-unauthorised", BrokerFaults.Unauthorised.class, FAILURES),
        arguments("broker-no-pacts", BrokerFaults.NoPacts.class, FAILURES),
        arguments("broker-not-there", BrokerFaults.NotThere.class, FAILURES),
        arguments("broker-no-address", BrokerFaults.NoAddress.class, FAILURES),
        arguments("broker-property", BrokerFaults.PropertyMissing.class, FAILURES),
        arguments("broker-pending-branch", BrokerFaults.PendingWithoutBranch.class, FAILURES),
        arguments("broker-selectors", BrokerFaults.SelectorsNotStatic.class, FAILURES),
        arguments("broker-results", BrokerFaults.ResultsRefused.class, FAILURES),
        arguments("pending", BrokerFaults.Pending.class, OUTPUT),
        arguments("results-not-published", BrokerFaults.Pending.class, LOG));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("faults")
  void saysWhatThePageShows(String name, Class<?> fault, Function<JupiterRun, String> view)
      throws IOException {
    var text =
        view.apply(JupiterRun.of(fault))
            .replaceAll("localhost:\\d+", "localhost:8080")
            .replaceAll("Java-http-client/[\\d.]+", "Java-http-client/17")
            .replaceAll("@[0-9a-f]{5,}", "@1f2e3d4c");
    var file = MESSAGES.resolve(name + ".txt");
    if (Boolean.getBoolean("problems.update")) {
      Files.writeString(file, text + "\n");
    }
    assertFalse(text.isBlank(), fault + " passes");
    assertEquals(Files.readString(file), text + "\n");
  }
}
