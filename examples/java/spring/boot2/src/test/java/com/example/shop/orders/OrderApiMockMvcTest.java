package com.example.shop.orders;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import au.com.dius.pact.provider.spring.junit5.MockMvcTestTarget;
import au.com.dius.pact.provider.spring.junit5.PactVerificationSpringProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.WebMvcTest;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.MockMvc;

// #region junit5spring-mockmvc uses order-states
@WebMvcTest(OrderController.class)
@Import(OrderStore.class)
@Provider("OrderApi")
@PactFolder("../contracts")
class OrderApiMockMvcTest {
  @Autowired private MockMvc mockMvc;
  @Autowired private OrderStore orders;

  @BeforeEach
  void useMockMvc(PactVerificationContext context) {
    context.setTarget(new MockMvcTestTarget(mockMvc));
    context.withStateChangeHandlers(new OrderStates(orders));
  }

  @TestTemplate
  @ExtendWith(PactVerificationSpringProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
// #endregion junit5spring-mockmvc
