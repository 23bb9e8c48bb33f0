package shop.api;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import shop.api.OrderApi.Order;
import shop.api.OrderApi.Status;

@Provider("OrderApi")
@PactFolder("target/pacts")
class OrderApiTest {
  private OrderApi api;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    api = new OrderApi(0);
    context.setTarget(new HttpTestTarget("localhost", api.port()));
  }

  @AfterEach
  void stop() {
    api.stop();
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  @State("an order exists")
  void anOrderExists(Map<String, Object> params) {
    var id = ((Number) params.get("id")).longValue();
    api.save(new Order(id, Status.PAID, new BigDecimal("31.50")));
  }
}
