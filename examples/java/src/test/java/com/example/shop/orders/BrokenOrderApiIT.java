package com.example.shop.orders;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFilter;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import com.example.shop.StubServer;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region provider-fails uses stub-server
@Provider("OrderApi")
@PactFolder("${PACT_DIR:pacts}")
@PactFilter("an order exists")
class BrokenOrderApiIT {
  private static final String TOTAL_IS_A_STRING =
      """
      {"id": 42, "status": "PAID", "total": "31.5", "placedAt": "2026-03-14T09:26:53Z",
       "items": [{"sku": "TEA-01", "quantity": 2}]}
      """;

  private StubServer api;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    api = StubServer.answering(TOTAL_IS_A_STRING);
    context.setTarget(new HttpTestTarget("localhost", api.port()));
  }

  @AfterEach
  void stop() {
    api.close();
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void breaksThePact(PactVerificationContext context) {
    var failure = assertThrows(AssertionError.class, context::verifyInteraction);

    assertTrue(failure.getMessage().contains("$.total"), failure.getMessage());
  }

  @State("an order exists")
  void orderExists() {}
}
// #endregion provider-fails
