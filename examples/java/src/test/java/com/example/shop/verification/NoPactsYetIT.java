package com.example.shop.verification;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.IgnoreNoPactsToVerify;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region jvm-verify-no-pacts
@Provider("NewApi")
@PactFolder("${PACT_DIR:pacts}")
@IgnoreNoPactsToVerify
class NoPactsYetIT {
  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    // Without pacts, the template runs once, with null for every parameter.
    if (context != null) {
      context.verifyInteraction();
    }
  }
}
// #endregion jvm-verify-no-pacts
