package com.example.shop.packing;

import static java.nio.charset.StandardCharsets.UTF_8;

import au.com.dius.pact.provider.MessageAndMetadata;
import au.com.dius.pact.provider.PactVerifyProvider;
import au.com.dius.pact.provider.junit5.MessageTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

@Provider("LabelPublisher")
@PactFolder("${PACT_DIR:pacts}")
class LabelPublisherIT {
  @BeforeEach
  void useMessages(PactVerificationContext context) {
    context.setTarget(new MessageTestTarget(List.of("com.example.shop.packing")));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  // #region packing-message-provider
  @PactVerifyProvider("a label")
  MessageAndMetadata label() {
    var label = "Carrier: PARCEL\nTo: Grace".getBytes(UTF_8);
    return new MessageAndMetadata(label, Map.of("contentType", "text/vnd.shop.label"));
  }
  // #endregion packing-message-provider
}
