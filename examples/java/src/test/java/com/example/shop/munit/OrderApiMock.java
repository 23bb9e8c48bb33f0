package com.example.shop.munit;

// #region munit-mock
import au.com.dius.pact.consumer.BaseMockServer;
import au.com.dius.pact.consumer.MockHttpServerKt;
import au.com.dius.pact.consumer.PactTestExecutionContext;
import au.com.dius.pact.consumer.PactVerificationResult;
import au.com.dius.pact.consumer.dsl.LambdaDsl;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.model.MockProviderConfig;
import au.com.dius.pact.core.model.PactSpecVersion;
import au.com.dius.pact.core.model.V4Pact;

/** For MUnit: a mock server of OrderApi, whose expectations become the pact. */
public final class OrderApiMock {
  private static BaseMockServer server;

  private OrderApiMock() {}

  public static void startWithOrder(int port) {
    var order =
        LambdaDsl.newJsonBody(
            o -> {
              o.integerType("id", 42);
              o.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID");
              o.decimalType("total", 31.5);
            });
    start(
        port,
        new PactBuilder("OrderMule", "OrderApi", PactSpecVersion.V4)
            .given("an order exists", "id", 42)
            .expectsToReceiveHttpInteraction(
                "a request for an order from a flow",
                http ->
                    http.withRequest(r -> r.path("/orders/42"))
                        .willRespondWith(r -> r.status(200).body(order.build())))
            .toPact());
  }

  /** Fails if a request is missing or differs, else writes the pact. */
  public static void verify() {
    var context = new PactTestExecutionContext("pacts");
    var result =
        server.verifyResultAndWritePact(null, context, server.getPact(), PactSpecVersion.V4);
    if (!(result instanceof PactVerificationResult.Ok)) {
      throw new AssertionError(result.getDescription());
    }
  }

  public static void stop() {
    server.stop();
  }

  private static void start(int port, V4Pact pact) {
    var config = MockProviderConfig.httpConfig("localhost", port, PactSpecVersion.V4);
    server = MockHttpServerKt.mockServer(pact, config);
    server.start();
    server.waitForServer();
  }
}
// #endregion munit-mock
