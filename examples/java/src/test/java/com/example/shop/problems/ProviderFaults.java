package com.example.shop.problems;

import static java.nio.charset.StandardCharsets.UTF_8;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.IgnoreNoPactsToVerify;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Verifications over HTTP that fail, each with a message of its own. */
final class ProviderFaults {
  static final String CONTRACTS = "src/test/java/com/example/shop/problems/contracts";
  static final String HONOURED =
      """
      {"status": "PAID", "total": 31.5, "items": [{"sku": "TEA-01"}]}
      """;

  private ProviderFaults() {}

  /** A provider with one answer, and the usual steps of a verification. */
  abstract static class OrderApi {
    private final int status;
    private final String type;
    private final String body;
    private HttpServer server;

    /** Answers as the pact wants it. */
    OrderApi() {
      this(200, "application/json", HONOURED);
    }

    OrderApi(int status, String type, String body) {
      this.status = status;
      this.type = type;
      this.body = body;
    }

    @BeforeEach
    void start(PactVerificationContext context) throws IOException {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext(
          "/",
          exchange -> {
            try (exchange) {
              var bytes = body.getBytes(UTF_8);
              exchange.getResponseHeaders().set("Content-Type", type);
              exchange.sendResponseHeaders(status, bytes.length);
              exchange.getResponseBody().write(bytes);
            }
          });
      server.start();
      context.setTarget(new HttpTestTarget("localhost", server.getAddress().getPort()));
    }

    @AfterEach
    void stop() {
      server.stop(0);
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider.class)
    void honoursThePact(PactVerificationContext context) {
      context.verifyInteraction();
    }
  }

  /** A provider that honours its pact, in a verification whose results are to be published. */
  abstract static class PublishingOrderApi extends OrderApi {
    @BeforeAll
    static void publish() {
      System.setProperty("pact.verifier.publishResults", "true");
      System.setProperty("pact.provider.version", "5f3c1ab");
    }

    @AfterAll
    static void publishNoMore() {
      System.clearProperty("pact.verifier.publishResults");
      System.clearProperty("pact.provider.version");
    }
  }

  @Provider("OrderApi")
  @PactFolder(CONTRACTS)
  static class BodyDiffers extends OrderApi {
    BodyDiffers() {
      super(200, "application/json", "{\"total\": \"31.50\", \"items\": []}");
    }

    @State("an order exists")
    void anOrderExists() {}
  }

  @Provider("OrderApi")
  @PactFolder(CONTRACTS)
  static class StatusAndHeaderDiffer extends OrderApi {
    StatusAndHeaderDiffer() {
      super(404, "text/html", "<h1>Not found</h1>");
    }

    @State("an order exists")
    void anOrderExists() {}
  }

  @Provider("OrderApi")
  @PactFolder(CONTRACTS)
  static class StateMissing extends OrderApi {
    @State("an order is there")
    void anOrderExists() {}
  }

  @Provider("OrderApi")
  @PactFolder(CONTRACTS)
  static class StateThrows extends OrderApi {
    @State("an order exists")
    void anOrderExists() {
      throw new IllegalStateException("The database is not there");
    }
  }

  @Provider("OrderApi")
  @PactFolder(CONTRACTS)
  static class StateParameters extends OrderApi {
    @State("an order exists")
    void anOrderExists(long id) {}
  }

  @Provider("OrderApi")
  @PactFolder("target/no-such-folder")
  static class NoPacts extends OrderApi {}

  @Provider("OrderApi")
  @PactFolder("target/no-such-folder")
  @IgnoreNoPactsToVerify
  static class NoPactsIgnored extends OrderApi {}

  @Provider("OrderApi")
  static class NoSource extends OrderApi {}

  @PactFolder(CONTRACTS)
  static class NoProvider extends OrderApi {}

  @Provider("OrderApi")
  @PactFolder(CONTRACTS)
  static class PlainTest {
    @Test
    void honoursThePact(PactVerificationContext context) {
      context.verifyInteraction();
    }
  }

  @Provider("OrderApi")
  @PactFolder(CONTRACTS)
  static class NotRunning {
    @BeforeEach
    void setTarget(PactVerificationContext context) {
      context.setTarget(new HttpTestTarget("localhost", 8948));
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider.class)
    void honoursThePact(PactVerificationContext context) {
      context.verifyInteraction();
    }

    @State("an order exists")
    void anOrderExists() {}
  }
}
