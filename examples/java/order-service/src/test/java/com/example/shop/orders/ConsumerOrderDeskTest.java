package com.example.shop.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit.MockServerConfig;
import au.com.dius.pact.consumer.junit5.PactConsumerTestExt;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.consumer.junit5.ProviderType;
import au.com.dius.pact.consumer.model.MockServerImplementation;
import au.com.dius.pact.core.model.PactSpecVersion;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

// #region order-grpc-consumer
@EnabledIf("com.example.shop.orders.ProtobufPlugin#isInstalled")
@ExtendWith(PactConsumerTestExt.class)
@PactTestFor(
    providerName = "OrderService",
    providerType = ProviderType.SYNCH_MESSAGE,
    pactVersion = PactSpecVersion.V4)
@MockServerConfig(
    implementation = MockServerImplementation.Plugin,
    registryEntry = "protobuf/transport/grpc")
class ConsumerOrderDeskTest {
  @Pact(consumer = "OrderDesk")
  V4Pact anOrder(PactBuilder builder) {
    return builder
        .usingPlugin("protobuf")
        .given("order 42 exists")
        .expectsToReceive("a request for an order", "core/interaction/synchronous-message")
        .with(
            Map.of(
                "pact:proto", PactBuilder.filePath("src/main/proto/order.proto"),
                "pact:proto-service", "OrderService/GetOrder",
                "pact:content-type", "application/protobuf",
                "request", Map.of("id", "matching(integer, 42)"),
                "response",
                    Map.of(
                        "id", "matching(integer, 42)",
                        "status", "matching(regex, 'PLACED|DISPATCHED', 'PLACED')",
                        "lines",
                            Map.of(
                                "pact:match", "eachValue(matching($'line'))",
                                "line",
                                    Map.of(
                                        "sku", "matching(regex, '[A-Z]{3}-[0-9]{2}', 'TEA-01')",
                                        "quantity", "matching(integer, 2)")))))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "anOrder")
  void getsAnOrder(MockServer mockServer) {
    var order = desk(mockServer).order(42);

    assertEquals(OrderStatus.PLACED, order.getStatus());
    assertEquals(List.of("TEA-01"), order.getLinesList().stream().map(Line::getSku).toList());
  }

  // #region order-grpc-status
  @Pact(consumer = "OrderDesk")
  V4Pact noOrder(PactBuilder builder) {
    return builder
        .usingPlugin("protobuf")
        .given("order 7 does not exist")
        .expectsToReceive("a request for no order", "core/interaction/synchronous-message")
        .with(
            Map.of(
                "pact:proto", PactBuilder.filePath("src/main/proto/order.proto"),
                "pact:proto-service", "OrderService/GetOrder",
                "pact:content-type", "application/protobuf",
                "request", Map.of("id", "matching(equalTo, 7)"),
                "responseMetadata",
                    Map.of(
                        "grpc-status", "NOT_FOUND",
                        "grpc-message", "matching(type, 'There is no order 7')")))
        .toPact();
  }

  @Test
  @PactTestFor(pactMethod = "noOrder")
  void knowsThatThereIsNoOrder(MockServer mockServer) {
    var desk = desk(mockServer);

    var error = assertThrows(StatusRuntimeException.class, () -> desk.order(7));
    assertEquals(Status.Code.NOT_FOUND, error.getStatus().getCode());
  }

  // #endregion order-grpc-status

  // #region helper-desk
  private ManagedChannel channel;

  private OrderDesk desk(MockServer mockServer) {
    var target = "127.0.0.1:" + mockServer.getPort();
    channel = ManagedChannelBuilder.forTarget(target).usePlaintext().build();
    return new OrderDesk(channel);
  }

  @AfterEach
  void close() {
    channel.shutdownNow();
  }
  // #endregion helper-desk
}
// #endregion order-grpc-consumer
