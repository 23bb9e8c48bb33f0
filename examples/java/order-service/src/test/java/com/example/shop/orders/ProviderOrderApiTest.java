package com.example.shop.orders;

import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junit5.PluginTestTarget;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import io.grpc.Server;
import io.grpc.ServerBuilder;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

// #region order-grpc-provider
@EnabledIf("com.example.shop.orders.ProtobufPlugin#isInstalled")
@Provider("OrderService")
@PactFolder("target/pacts")
class ProviderOrderApiTest {
  private final OrderApi api = new OrderApi();
  private Server server;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    server = ServerBuilder.forPort(0).addService(api).build().start();
    Map<String, Object> target =
        Map.of("host", "127.0.0.1", "port", server.getPort(), "transport", "grpc");
    context.setTarget(new PluginTestTarget(target));
  }

  @AfterEach
  void stop() {
    server.shutdownNow();
  }

  @State("order 42 exists")
  void orderExists() {
    var line = Line.newBuilder().setSku("COF-02").setQuantity(3).build();
    var order = Order.newBuilder().setId(42).setStatus(OrderStatus.DISPATCHED);
    api.orders.put(42L, order.addLines(line).addLines(line).build());
  }

  @State("order 7 does not exist")
  void orderDoesNotExist() {
    api.orders.remove(7L);
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursItsPacts(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
// #endregion order-grpc-provider
