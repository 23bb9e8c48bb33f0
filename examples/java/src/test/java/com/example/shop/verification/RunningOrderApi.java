package com.example.shop.verification;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import com.example.shop.orders.OrderApi;
import com.example.shop.orders.OrderApiStates;
import com.example.shop.orders.OrderStore;
import com.example.shop.orders.Tokens;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

// #region helper-running-order-api uses order-api-states
/** Runs OrderApi for each interaction. */
abstract class RunningOrderApi {
  private final OrderStore orders = new OrderStore();
  protected OrderApi api;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    api = new OrderApi(orders, new Tokens());
    if (context != null) {
      context.setTarget(new HttpTestTarget("localhost", api.port()));
      context.withStateChangeHandlers(new OrderApiStates(orders));
    }
  }

  @AfterEach
  void stop() {
    api.close();
  }
}
// #endregion helper-running-order-api
