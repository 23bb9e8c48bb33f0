package com.example.shop.orders;

import static org.springframework.web.reactive.function.server.RequestPredicates.GET;
import static org.springframework.web.reactive.function.server.RouterFunctions.route;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import au.com.dius.pact.provider.spring.junit5.PactVerificationSpringProvider;
import au.com.dius.pact.provider.spring.junit5.WebFluxTarget;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.test.web.reactive.server.WebTestClient.RequestHeadersSpec;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.ServerResponse;

// #region junit5spring-webflux uses order-states
@Provider("OrderApi")
@PactFolder("../contracts")
class OrderRoutesTest {
  private final OrderStore orders = new OrderStore();

  private RouterFunction<ServerResponse> routes() {
    return route(
        GET("/orders/{id}"),
        request -> {
          var order = orders.find(Long.parseLong(request.pathVariable("id")));
          return order.isPresent()
              ? ServerResponse.ok().bodyValue(order.get())
              : ServerResponse.notFound().build();
        });
  }

  @BeforeEach
  void useTheRoutes(PactVerificationContext context) {
    context.setTarget(new WebFluxTarget(routes()));
    context.withStateChangeHandlers(new OrderStates(orders));
  }

  @TestTemplate
  @ExtendWith(PactVerificationSpringProvider.class)
  void honoursThePact(PactVerificationContext context, RequestHeadersSpec<?> request) {
    request.header("X-Correlation-Id", "pact-verification");
    context.verifyInteraction();
  }
}
// #endregion junit5spring-webflux
