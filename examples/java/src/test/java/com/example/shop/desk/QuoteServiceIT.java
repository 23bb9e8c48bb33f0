package com.example.shop.desk;

import static java.nio.charset.StandardCharsets.UTF_8;

import au.com.dius.pact.core.model.v4.MessageContents;
import au.com.dius.pact.provider.PactVerifyProvider;
import au.com.dius.pact.provider.junit5.MessageTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

// #region desk-provider
@Provider("QuoteService")
@PactFolder("${PACT_DIR:pacts}")
class QuoteServiceIT {
  private final Map<String, BigDecimal> prices = new HashMap<>();

  @BeforeEach
  void useMessages(PactVerificationContext context) {
    context.setTarget(new MessageTestTarget(List.of("com.example.shop.desk")));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  @State("a product is in stock")
  void aProductIsInStock(Map<String, Object> params) {
    prices.put((String) params.get("sku"), new BigDecimal("15.75"));
  }

  @PactVerifyProvider("a request for a quote")
  String quote(MessageContents request) {
    var reply = new QuoteService(prices).quote(request.getContents().getValue());
    return new String(reply, UTF_8);
  }
}
// #endregion desk-provider
