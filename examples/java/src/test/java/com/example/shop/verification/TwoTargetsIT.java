package com.example.shop.verification;

import au.com.dius.pact.provider.PactVerifyProvider;
import au.com.dius.pact.provider.junit5.MessageTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region jvm-verify-two-targets uses running-order-api
@Provider("OrderApi")
@PactFolder("verification")
class TwoTargetsIT extends RunningOrderApi {
  @BeforeEach
  void alsoVerifyMessages(PactVerificationContext context) {
    // The HTTP target is set already; messages of the same pact go here.
    context.addAdditionalTarget(new MessageTestTarget(List.of("com.example.shop.verification")));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  @PactVerifyProvider("an order was shipped")
  String orderShipped() {
    return "{\"id\": 42}";
  }
}
// #endregion jvm-verify-two-targets
