package com.example.shop.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import au.com.dius.pact.core.model.FileSource;
import au.com.dius.pact.provider.ConsumerInfo;
import au.com.dius.pact.provider.ProviderInfo;
import au.com.dius.pact.provider.ProviderVerifier;
import au.com.dius.pact.provider.VerificationResult;
import com.example.shop.StubServer;
import java.io.File;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProviderVerifierIT {
  private static final File PACT =
      new File("src/test/resources/verification-program/OrderWeb-OrderApi.json");

  @Test
  void verifiesWithoutATestFramework() throws Exception {
    try (var api = StubServer.answering("{\"id\": 42}")) {
      assertEquals(0, failures("localhost", api.port(), PACT).size());
    }
    var closed = failures("localhost", 1, PACT);
    assertEquals(1, closed.size());
    assertInstanceOf(VerificationResult.Failed.class, closed.get(0));
  }

  // #region jvm-verify-program
  static List<VerificationResult> failures(String host, int port, File pact) {
    var consumer = new ConsumerInfo("OrderWeb");
    consumer.setPactSource(new FileSource(pact));
    var provider = new ProviderInfo("OrderApi");
    provider.setHost(host);
    provider.setPort(port);
    provider.getConsumers().add(consumer);

    var verifier = new ProviderVerifier();
    var results = verifier.verifyProvider(provider);
    verifier.finaliseReports();
    return results.stream().filter(VerificationResult.Failed.class::isInstance).toList();
  }
  // #endregion jvm-verify-program
}
