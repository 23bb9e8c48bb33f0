package com.example.shop.packing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.core.model.Pact;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

@Provider("ParcelApi")
@PactFolder("${PACT_DIR:pacts}")
class ParcelApiIT {
  private final Map<String, String> labels = new HashMap<>();
  private HttpServer api;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    api = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    api.createContext(
        "/labels/",
        exchange -> {
          try (exchange) {
            var label = labels.get(exchange.getRequestURI().getPath()).getBytes(UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/vnd.shop.label");
            exchange.sendResponseHeaders(200, label.length);
            exchange.getResponseBody().write(label);
          }
        });
    api.start();
    context.setTarget(new HttpTestTarget("localhost", api.getAddress().getPort()));
  }

  @AfterEach
  void stop() {
    api.stop(0);
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context, Pact pact) {
    var plugins = ((V4Pact) pact).pluginData();
    assertEquals("shop-label", plugins.get(0).getName());
    assertEquals("1.0.0", plugins.get(0).getVersion());

    context.verifyInteraction();
  }

  @State("a parcel is packed")
  void aParcelIsPacked(Map<String, Object> params) {
    var label = "Carrier: PARCEL\nWeight: 1200 g\nTo: Grace";
    labels.put("/labels/" + params.get("order"), label);
  }
}
