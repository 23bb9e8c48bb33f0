package com.example.shop.problems;

import static java.nio.charset.StandardCharsets.UTF_8;

import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerConsumerVersionSelectors;
import au.com.dius.pact.provider.junitsupport.loader.SelectorBuilder;
import com.example.shop.problems.ProviderFaults.OrderApi;
import com.example.shop.problems.ProviderFaults.PublishingOrderApi;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Verifications of pacts from a Broker that fail, each with a message of its own. */
final class BrokerFaults {
  static final String URL = "http://localhost:8949";

  private BrokerFaults() {}

  /** As much of a Broker as it takes to refuse something, or to hand out one pact. */
  enum Broker implements BeforeAllCallback, AfterAllCallback {
    REFUSES_ALL,
    HAS_NO_PACT,
    HAS_A_PENDING_PACT,
    REFUSES_RESULTS;

    private HttpServer server;

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
      var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 8949);
      server = HttpServer.create(address, 0);
      server.createContext("/", this::answer);
      server.start();
    }

    @Override
    public void afterAll(ExtensionContext context) {
      server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
      var path = exchange.getRequestURI().getPath();
      var post = exchange.getRequestMethod().equals("POST");
      if (this == REFUSES_ALL) {
        send(exchange, 401, "{\"error\": \"Unauthorised\"}");
      } else if (path.equals("/")) {
        send(
            exchange,
            200,
            """
            {"_links": {"pb:provider-pacts-for-verification":
              {"href": "%s/pacts/provider/{provider}/for-verification", "templated": true},
              "pb:latest-provider-pacts":
              {"href": "%s/pacts/provider/{provider}/latest", "templated": true}}}
            """
                .formatted(URL, URL));
      } else if (path.endsWith("/for-verification")) {
        var pact =
            """
            {"shortDescription": "latest from branch main",
             "verificationProperties": {"pending": %s, "notices": []},
             "_links": {"self": {"href": "%s/pact", "name": "Pact between OrderWeb and OrderApi"}}}
            """
                .formatted(this == HAS_A_PENDING_PACT, URL);
        send(exchange, 200, "{\"_embedded\": {\"pacts\": [%s]}}".formatted(this == HAS_NO_PACT ? "" : pact));
      } else if (post && this == REFUSES_RESULTS) {
        send(exchange, 403, "{\"error\": \"This token may only read\"}");
      } else {
        var file = Path.of(ProviderFaults.CONTRACTS, "OrderWeb-OrderApi.json");
        var links =
            "{\"_links\": {\"pb:publish-verification-results\": {\"href\": \"%s/results\"}},";
        send(exchange, 200, Files.readString(file).replaceFirst("\\{", links.formatted(URL)));
      }
    }

    private static void send(HttpExchange exchange, int status, String json) throws IOException {
      try (exchange) {
        var bytes = json.getBytes(UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/hal+json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
      }
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class Unauthorised extends OrderApi {
    @RegisterExtension static final Broker BROKER = Broker.REFUSES_ALL;
  }

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class NoPacts extends OrderApi {
    @RegisterExtension static final Broker BROKER = Broker.HAS_NO_PACT;

    @PactBrokerConsumerVersionSelectors
    public static SelectorBuilder selectors() {
      return new SelectorBuilder().mainBranch();
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class NotThere extends OrderApi {}

  @Provider("OrderApi")
  @PactBroker
  static class NoAddress extends OrderApi {}

  @Provider("OrderApi")
  @PactBroker(url = "${shop.broker}")
  static class PropertyMissing extends OrderApi {}

  @Provider("OrderApi")
  @PactBroker(url = URL, enablePendingPacts = "true")
  static class PendingWithoutBranch extends OrderApi {}

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class SelectorsNotStatic extends OrderApi {
    @PactBrokerConsumerVersionSelectors
    SelectorBuilder selectors() {
      return new SelectorBuilder().mainBranch();
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class ResultsRefused extends PublishingOrderApi {
    @RegisterExtension static final Broker BROKER = Broker.REFUSES_RESULTS;

    @State("an order exists")
    void anOrderExists() {}
  }

  @Provider("OrderApi")
  @PactBroker(url = URL, enablePendingPacts = "true", providerBranch = "main")
  static class Pending extends OrderApi {
    @RegisterExtension static final Broker BROKER = Broker.HAS_A_PENDING_PACT;

    Pending() {
      super(404, "text/html", "<h1>Not found</h1>");
    }

    @State("an order exists")
    void anOrderExists() {}
  }
}
