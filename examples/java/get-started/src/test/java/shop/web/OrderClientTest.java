package shop.web;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import shop.web.OrderClient.Order;
import shop.web.OrderClient.Status;

// #region test
@PactConsumerTest
@PactTestFor(providerName = "OrderApi")
class OrderClientTest {
  @Pact(consumer = "OrderWeb")
  V4Pact order(PactBuilder builder) {
    var order =
        newJsonBody(
            o -> {
              o.stringMatcher("status", "PENDING|PAID|SHIPPED", "PAID");
              o.numberType("total", 31.5);
            });
    return builder
        .given("an order exists", "id", 42)
        .expectsToReceiveHttpInteraction(
            "a request for an order",
            http ->
                http.withRequest(request -> request.method("GET").path("/orders/42"))
                    .willRespondWith(response -> response.status(200).body(order.build())))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "order")
  void readsAnOrder(MockServer orderApi) throws Exception {
    var order = new OrderClient(orderApi.getUrl()).find(42);

    assertEquals(new Order(Status.PAID, new BigDecimal("31.5")), order);
  }
}
// #endregion test
