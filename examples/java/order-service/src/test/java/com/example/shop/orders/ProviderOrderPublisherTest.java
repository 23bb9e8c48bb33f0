package com.example.shop.orders;

import au.com.dius.pact.provider.MessageAndMetadata;
import au.com.dius.pact.provider.PactVerifyProvider;
import au.com.dius.pact.provider.junit5.MessageTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

// #region order-message-provider
@EnabledIf("com.example.shop.orders.ProtobufPlugin#isInstalled")
@Provider("OrderPublisher")
@PactFolder("target/pacts")
class ProviderOrderPublisherTest {
  @BeforeEach
  void setTarget(PactVerificationContext context) {
    context.setTarget(new MessageTestTarget());
  }

  @PactVerifyProvider("order placed")
  MessageAndMetadata orderPlaced() {
    var placed = OrderPlaced.newBuilder().setId(1).setCustomer("Grace").build();
    var type = "application/protobuf;message=.shop.orders.OrderPlaced";
    return new MessageAndMetadata(placed.toByteArray(), Map.of("contentType", type));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursItsPacts(PactVerificationContext context) {
    context.verifyInteraction();
  }
}
// #endregion order-message-provider
