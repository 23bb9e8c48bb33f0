package com.example.shop.verification;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFilter;
import au.com.dius.pact.provider.junitsupport.loader.PactSource;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

@Provider("OrderApi")
@PactSource(ShopPacts.class)
@PactFilter("an order exists")
class OwnLoaderIT extends RunningOrderApi {
  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
