package com.example.shop.orders;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import au.com.dius.pact.provider.spring.spring7.PactVerificationSpring7Provider;
import au.com.dius.pact.provider.spring.spring7.Spring7MockMvcTestTarget;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.MockMvc;

// #region spring7-mockmvc
@WebMvcTest(OrderController.class)
@Import(OrderStore.class)
@Provider("OrderApi")
@PactFolder("../contracts")
class OrderApiMockMvcTest {
  @Autowired private MockMvc mockMvc;
  @Autowired private OrderStore orders;

  @BeforeEach
  void useMockMvc(PactVerificationContext context) {
    context.setTarget(new Spring7MockMvcTestTarget(mockMvc));
    context.withStateChangeHandlers(new OrderStates(orders));
  }

  @TestTemplate
  @ExtendWith(PactVerificationSpring7Provider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
// #endregion spring7-mockmvc
