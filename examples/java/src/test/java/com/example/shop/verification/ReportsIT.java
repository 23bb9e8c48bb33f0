package com.example.shop.verification;

import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.VerificationReports;
import au.com.dius.pact.provider.junitsupport.loader.PactFilter;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region jvm-verify-reports uses running-order-api
@Provider("OrderApi")
@PactFolder("${PACT_DIR:pacts}")
@PactFilter("an order exists")
@VerificationReports(
    value = {"console", "markdown", "json"},
    reportDir = "target/pact-reports")
class ReportsIT extends RunningOrderApi {
  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
// #endregion jvm-verify-reports

/** The same, with a look at the folder. */
class WrittenReportsIT extends ReportsIT {
  @AfterAll
  static void writesTheReports() {
    assertTrue(Files.exists(Path.of("target/pact-reports/OrderApi.md")));
    assertTrue(Files.exists(Path.of("target/pact-reports/OrderApi.json")));
  }
}
