package com.example.shop.deliveries;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import com.example.shop.StubServer;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.json.JsonMapper;

@Provider("DeliveryApi")
@PactFolder("${PACT_DIR:pacts}")
class DeliveryApiIT {
  // #region helper-deliveries
  private final Map<String, Map<String, Object>> deliveries = new HashMap<>();
  // #endregion helper-deliveries
  private StubServer api;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    var json = new JsonMapper();
    api = StubServer.answering(path -> json.writeValueAsString(deliveries.get(path)));
    context.setTarget(new HttpTestTarget("localhost", api.port()));
  }

  @AfterEach
  void stop() {
    api.close();
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context) {
    context.verifyInteraction();
  }

  // #region optional-field-states uses deliveries
  @State("a delivery has a note")
  void hasANote(Map<String, Object> params) {
    var delivery = Map.of("id", params.get("id"), "note", "Second floor, please");
    deliveries.put("/deliveries/" + params.get("id"), delivery);
  }

  @State("a delivery has no note")
  void hasNoNote(Map<String, Object> params) {
    deliveries.put("/deliveries/" + params.get("id"), Map.of("id", params.get("id")));
  }
  // #endregion optional-field-states

  @State("the note of a delivery was deleted")
  void noteWasDeleted(Map<String, Object> params) {
    var delivery = new HashMap<>(Map.of("id", params.get("id")));
    delivery.put("note", null);
    deliveries.put("/deliveries/" + params.get("id"), delivery);
  }

  @State("there are deliveries")
  void thereAreDeliveries() {
    var delivery = new HashMap<String, Object>(Map.of("id", 46));
    delivery.put("note", null);
    deliveries.put("/deliveries/newest", delivery);
  }
}
