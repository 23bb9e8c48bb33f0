package com.example.shop.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import au.com.dius.pact.consumer.MockServer;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.junit.MockServerConfig;
import au.com.dius.pact.consumer.junit5.PactConsumerTest;
import au.com.dius.pact.consumer.junit5.PactTestFor;
import au.com.dius.pact.core.model.PactSpecVersion;
import au.com.dius.pact.core.model.V4Pact;
import au.com.dius.pact.core.model.annotations.Pact;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

// #region https-test uses any-certificate
@PactConsumerTest
@PactTestFor(providerName = "OrderApi", pactVersion = PactSpecVersion.V4)
@MockServerConfig(tls = true)
class HttpsTest {
  @Pact(consumer = "OrderWeb")
  V4Pact health(PactBuilder builder) {
    return builder
        .expectsToReceiveHttpInteraction(
            "a request for the state of the service",
            http ->
                http.withRequest(r -> r.path("/health")).willRespondWith(r -> r.status(204)))
        .toPact();
  }

  @Test
  void asksByHttps(MockServer mockServer) throws Exception {
    var http =
        HttpClient.newBuilder()
            .version(Version.HTTP_1_1)
            .sslContext(AnyCertificate.trusting())
            .build();
    var request = HttpRequest.newBuilder(URI.create(mockServer.getUrl() + "/health")).build();

    assertEquals(204, http.send(request, BodyHandlers.discarding()).statusCode());
  }
}
// #endregion https-test
