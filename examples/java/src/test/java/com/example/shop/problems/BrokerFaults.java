package com.example.shop.problems;

import static java.nio.charset.StandardCharsets.UTF_8;

import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactBroker;
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerConsumerVersionSelectors;
import au.com.dius.pact.provider.junitsupport.loader.SelectorBuilder;
import com.example.shop.problems.ProviderFaults.OrderApi;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Verifications of pacts from a Broker that fail, each with a message of its own. */
final class BrokerFaults {
  static final String URL = "http://localhost:8949";

  private BrokerFaults() {}

  /** As much of a Broker as it takes to refuse something, or to hand out one pact. */
  record Broker(boolean lets, boolean has, boolean pending, boolean takesResults) {
    HttpServer start() throws IOException {
      var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 8949);
      var server = HttpServer.create(address, 0);
      server.createContext("/", this::answer);
      server.start();
      return server;
    }

    private void answer(HttpExchange exchange) throws IOException {
      var path = exchange.getRequestURI().getPath();
      var post = exchange.getRequestMethod().equals("POST");
      if (!lets) {
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
                .formatted(pending, URL);
        send(exchange, 200, "{\"_embedded\": {\"pacts\": [%s]}}".formatted(has ? pact : ""));
      } else if (post && !takesResults) {
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
    private static HttpServer broker;

    Unauthorised() {
      super(200, "application/json", ProviderFaults.HONOURED);
    }

    @BeforeAll
    static void startBroker() throws IOException {
      broker = new Broker(false, false, false, false).start();
    }

    @AfterAll
    static void stopBroker() {
      broker.stop(0);
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class NoPacts extends OrderApi {
    private static HttpServer broker;

    NoPacts() {
      super(200, "application/json", ProviderFaults.HONOURED);
    }

    @PactBrokerConsumerVersionSelectors
    public static SelectorBuilder selectors() {
      return new SelectorBuilder().mainBranch();
    }

    @BeforeAll
    static void startBroker() throws IOException {
      broker = new Broker(true, false, false, false).start();
    }

    @AfterAll
    static void stopBroker() {
      broker.stop(0);
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class NotThere extends OrderApi {
    NotThere() {
      super(200, "application/json", ProviderFaults.HONOURED);
    }
  }

  @Provider("OrderApi")
  @PactBroker
  static class NoAddress extends OrderApi {
    NoAddress() {
      super(200, "application/json", ProviderFaults.HONOURED);
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = "${shop.broker}")
  static class PropertyMissing extends OrderApi {
    PropertyMissing() {
      super(200, "application/json", ProviderFaults.HONOURED);
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = URL, enablePendingPacts = "true")
  static class PendingWithoutBranch extends OrderApi {
    PendingWithoutBranch() {
      super(200, "application/json", ProviderFaults.HONOURED);
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class SelectorsNotStatic extends OrderApi {
    SelectorsNotStatic() {
      super(200, "application/json", ProviderFaults.HONOURED);
    }

    @PactBrokerConsumerVersionSelectors
    SelectorBuilder selectors() {
      return new SelectorBuilder().mainBranch();
    }
  }

  @Provider("OrderApi")
  @PactBroker(url = URL)
  static class ResultsRefused extends OrderApi {
    private static HttpServer broker;

    ResultsRefused() {
      super(200, "application/json", ProviderFaults.HONOURED);
    }

    @BeforeAll
    static void startBroker() throws IOException {
      System.setProperty("pact.verifier.publishResults", "true");
      System.setProperty("pact.provider.version", "5f3c1ab");
      broker = new Broker(true, true, false, false).start();
    }

    @AfterAll
    static void stopBroker() {
      broker.stop(0);
      System.clearProperty("pact.verifier.publishResults");
      System.clearProperty("pact.provider.version");
    }

    @State("an order exists")
    void anOrderExists() {}
  }

  @Provider("OrderApi")
  @PactBroker(url = URL, enablePendingPacts = "true", providerBranch = "main")
  static class Pending extends OrderApi {
    private static HttpServer broker;

    Pending() {
      super(404, "text/html", "<h1>Not found</h1>");
    }

    @BeforeAll
    static void startBroker() throws IOException {
      broker = new Broker(true, true, true, true).start();
    }

    @AfterAll
    static void stopBroker() {
      broker.stop(0);
    }

    @State("an order exists")
    void anOrderExists() {}
  }
}
