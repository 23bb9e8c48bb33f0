package com.example.shop.verification;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFilter;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region jvm-verify-client uses running-order-api
@Provider("OrderApi")
@PactFolder("${PACT_DIR:pacts}")
@PactFilter("an order exists")
class OwnHttpClientIT extends RunningOrderApi {
  @BeforeEach
  void useOwnClient(PactVerificationContext context) {
    var target =
        new HttpTestTarget(
            "localhost",
            api.port(),
            "/",
            () -> provider -> HttpClients.custom().setUserAgent("pact-verification").build());
    context.setTarget(target);
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
// #endregion jvm-verify-client
