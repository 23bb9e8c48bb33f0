package com.example.shop.orders;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.io.IOException;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region lambda-http-provider uses order-api-states
@Provider("OrderApi")
@PactFolder("${PACT_DIR:pacts}")
class OrderFunctionIT {
  private final OrderStore orders = new OrderStore();
  private final Tokens tokens = new Tokens();
  private FunctionServer server;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    server = new FunctionServer(new OrderFunction(orders, tokens)::handleRequest);
    context.setTarget(new HttpTestTarget("localhost", server.port()));
    context.withStateChangeHandlers(new OrderApiStates(orders));
  }

  @AfterEach
  void stop() {
    server.close();
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
// #endregion lambda-http-provider
