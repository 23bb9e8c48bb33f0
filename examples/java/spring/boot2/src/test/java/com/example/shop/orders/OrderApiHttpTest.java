package com.example.shop.orders;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import au.com.dius.pact.provider.spring.junit5.PactVerificationSpringProvider;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

// #region junit5spring-http uses order-states
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@Provider("OrderApi")
@PactFolder("../contracts")
class OrderApiHttpTest {
  @LocalServerPort private int port;
  @Autowired private OrderStore orders;

  @BeforeEach
  void useTheServer(PactVerificationContext context) {
    context.setTarget(new HttpTestTarget("localhost", port));
    context.withStateChangeHandlers(new OrderStates(orders));
  }

  @TestTemplate
  @ExtendWith(PactVerificationSpringProvider.class)
  void honoursThePact(PactVerificationContext context, HttpRequest request) {
    request.addHeader("X-Correlation-Id", "pact-verification");
    context.verifyInteraction();
  }
}
// #endregion junit5spring-http
