package com.example.shop.orders;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import java.io.IOException;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region helper-order-api-verification uses order-api-states
/** Runs OrderApi while pacts are verified, wherever those come from. */
abstract class OrderApiVerification {
  private final OrderStore orders = new OrderStore();
  private final Tokens tokens = new Tokens();
  private OrderApi api;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    api = new OrderApi(orders, tokens);
    context.setTarget(new HttpTestTarget("localhost", api.port()));
    context.withStateChangeHandlers(new OrderApiStates(orders));
  }

  @AfterEach
  void stop() {
    api.close();
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context, HttpRequest request) {
    if (request.containsHeader("Authorization")) {
      request.setHeader("Authorization", "Bearer " + tokens.issue("ada"));
    }
    context.verifyInteraction();
  }
}
// #endregion helper-order-api-verification
