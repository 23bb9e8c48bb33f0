package com.example.shop.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import com.example.shop.packing.PackingDesk.Label;
import java.util.Map;
import org.junit.jupiter.api.Test;

// Needs the plugin of examples/javascript, which PACT_PLUGIN_DIR in pom.xml points to.
@PactConsumerTest
@PactTestFor(providerName = "ParcelApi")
class PackingDeskTest {
  // #region plugin-http-consumer
  @Pact(consumer = "PackingDesk")
  V4Pact label(PactBuilder builder) {
    var grams = Map.of("type", "regex", "values", Map.of("regex", "^\\d+ g$"));
    // What stands here is for the plugin to say; Pact passes it on.
    var label =
        Map.of(
            "pact:content-type", "text/vnd.shop.label",
            "Carrier", "PARCEL",
            "To", Map.of("example", "Ada", "rule", Map.of("type", "type")),
            "Weight", Map.of("example", "250 g", "rule", grams));
    return builder
        .usingPlugin("shop-label", "1.0.0")
        .given("a parcel is packed", "order", 42)
        .expectsToReceive("a request for a label", "core/transport/http")
        .with(Map.of("request.path", "/labels/42", "response.contents", label))
        .toPact();
  }

  @Test
  void readsTheLabelOfAParcel(MockServer mockServer) throws Exception {
    var label = new PackingDesk(mockServer.getUrl()).label(42);

    assertEquals(new Label("Ada", 250), label);
  }
  // #endregion plugin-http-consumer
}
