package com.example.shop.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.core.model.Interaction;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFilter;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region jvm-verify-filter uses running-order-api
@Provider("OrderApi")
@PactFolder("${PACT_DIR:pacts}")
@PactFilter(value = "POST", filter = ByMethod.class)
class FilteredIT extends RunningOrderApi {
  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context, Interaction interaction) {
    assertEquals("a request to place an order", interaction.getDescription());
    context.verifyInteraction();
  }
}
// #endregion jvm-verify-filter
