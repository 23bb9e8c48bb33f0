package com.example.shop.reference;

import static au.com.dius.pact.consumer.dsl.LambdaDsl.newJsonBody;
import static au.com.dius.pact.consumer.dsl.Matchers.regexp;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import au.com.dius.pact.consumer.dsl.LambdaDslJsonBody;
import au.com.dius.pact.consumer.dsl.PM;
import au.com.dius.pact.consumer.dsl.PactBuilder;
import au.com.dius.pact.consumer.dsl.PactDslJsonRootValue;
import au.com.dius.pact.core.matchers.Mismatch;
import au.com.dius.pact.core.matchers.ResponseMatching;
import au.com.dius.pact.core.model.OptionalBody;
import au.com.dius.pact.core.model.PactSpecVersion;
import au.com.dius.pact.core.model.Response;
import au.com.dius.pact.core.model.matchingrules.EqualsMatcher;
import au.com.dius.pact.core.model.matchingrules.NotEmptyMatcher;
import au.com.dius.pact.core.model.matchingrules.RegexMatcher;
import au.com.dius.pact.core.model.matchingrules.SemverMatcher;
import au.com.dius.pact.core.model.matchingrules.TypeMatcher;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What the matchers accept of a provider and what they refuse. */
class MatchersTest {
  private static final ZonedDateTime PLACED_AT = ZonedDateTime.parse("2026-03-14T09:26:53Z");

  // #region matchers-nested
  private static LambdaDslJsonBody product() {
    return newJsonBody(
        p -> {
          p.stringType("name", "Green tea");
          p.object("maker", m -> m.stringType("name", "Leaf & Co").stringValue("country", "JP"));
          p.minArrayLike(
              "variants",
              1,
              v -> v.stringMatcher("kind", "tin|bag|gift", "tin").integerType("grams", 90));
          p.eachLike("tags", PactDslJsonRootValue.stringType("organic"));
        });
  }

  // #endregion matchers-nested

  // #region matchers-prices
  private static LambdaDslJsonBody prices() {
    return newJsonBody(
        p ->
            p.object(
                "prices",
                prices -> {
                  prices.eachKeyMatching(regexp("[A-Z]{3}", "GBP"));
                  prices.eachValueLike("GBP", PactDslJsonRootValue.decimalType(4.75));
                }));
  }

  // #endregion matchers-prices

  // #region matchers-combined
  private static LambdaDslJsonBody release() {
    return newJsonBody(
        r -> {
          r.and("version", "1.4.0", SemverMatcher.INSTANCE);
          r.and("title", "Spring teas", NotEmptyMatcher.INSTANCE, new RegexMatcher(".*teas"));
          r.or("note", "For cold water", PM.stringType(), PM.nullValue());
        });
  }

  // #endregion matchers-combined

  // #region matchers-inside-list
  private static LambdaDslJsonBody offers() {
    return newJsonBody(
        o ->
            o.minArrayLike(
                "offers",
                1,
                offer ->
                    offer
                        .and("currency", "GBP", EqualsMatcher.INSTANCE)
                        .decimalType("price", 15.75)));
  }

  // #endregion matchers-inside-list

  // #region matchers-expression
  private static LambdaDslJsonBody delivery() {
    return newJsonBody(d -> d.dateExpression("earliest", "today + 2 days", "yyyy-MM-dd"));
  }

  // #endregion matchers-expression

  @Test
  void matchBodiesOfThePage() {
    accepts(
        product(),
        """
        {"name": "", "maker": {"name": "x", "country": "JP"},
         "variants": [{"kind": "gift", "grams": 1}], "tags": []}
        """);
    refuses(
        product(),
        """
        {"name": "x", "maker": {"name": "x", "country": "DE"},
         "variants": [{"kind": "tin", "grams": 1}], "tags": []}
        """);
    accepts(prices(), "{\"prices\": {\"EUR\": 5.5}}", "{\"prices\": {}}");
    refuses(prices(), "{\"prices\": {\"euro\": 5.5}}", "{\"prices\": {\"EUR\": \"5.5\"}}");
    accepts(release(), "{\"version\": \"2.0.0\", \"title\": \"teas\", \"note\": null}");
    refuses(
        release(),
        "{\"version\": \"2.0\", \"title\": \"teas\", \"note\": null}",
        "{\"version\": \"2.0.0\", \"title\": \"\", \"note\": null}",
        "{\"version\": \"2.0.0\", \"title\": \"teas\", \"note\": 1}",
        "{\"version\": \"2.0.0\", \"title\": \"teas\"}");
    accepts(offers(), "{\"offers\": [{\"currency\": \"GBP\", \"price\": 1.5}]}");
    refuses(offers(), "{\"offers\": [{\"currency\": \"EUR\", \"price\": 1.5}]}");
    accepts(delivery(), "{\"earliest\": \"2026-01-01\"}");
  }

  @Test
  void matchTexts() {
    accepts(value(v -> v.stringType("v", "tea")), "{\"v\": \"\"}");
    refuses(value(v -> v.stringType("v", "tea")), "{\"v\": null}", "{\"v\": 1}", "{}");
    accepts(value(v -> v.stringMatcher("v", "PAID|SHIPPED", "PAID")), "{\"v\": \"SHIPPED\"}");
    refuses(value(v -> v.stringMatcher("v", "PAID|SHIPPED", "PAID")), "{\"v\": \"PAID NOW\"}");
    accepts(value(v -> v.stringMatcher("v", "\\d+", "7")), "{\"v\": 12}");
    var uuid = "6f1c2b3a-5d4e-4f60-8a71-92b3c4d5e6f7";
    accepts(value(v -> v.uuid("v", UUID.fromString(uuid))), "{\"v\": \"" + uuid + "\"}");
    refuses(
        value(v -> v.uuid("v", UUID.fromString(uuid))), "{\"v\": \"" + uuid.toUpperCase() + "\"}");
    accepts(value(v -> v.ipV4Address("v")), "{\"v\": \"999.1\"}");
    var link =
        value(v -> v.matchUrl("v", "http://localhost", "orders", PM.stringMatcher("\\d+", "42")));
    accepts(link, "{\"v\": \"https://shop.example.org/api/orders/7\"}", "{\"v\": \"/orders/7\"}");
    refuses(link, "{\"v\": \"http://localhost/orders/7/items\"}");
    var wrongLink = value(v -> v.matchUrl("v", "http://localhost", regexp("\\d+", "42")));
    refuses(wrongLink, "{\"v\": \"http://localhost/42\"}");
  }

  @Test
  void matchNumbers() {
    accepts(value(v -> v.numberType("v", 4)), "{\"v\": 4}", "{\"v\": 4.5}");
    refuses(value(v -> v.numberType("v", 4)), "{\"v\": \"4\"}", "{\"v\": 1e3}");
    accepts(value(v -> v.integerType("v", 4)), "{\"v\": -1}");
    refuses(value(v -> v.integerType("v", 4)), "{\"v\": 5.0}", "{\"v\": \"5\"}");
    accepts(value(v -> v.decimalType("v", 31.5)), "{\"v\": 5.0}", "{\"v\": 0}");
    refuses(value(v -> v.decimalType("v", 31.5)), "{\"v\": 5}", "{\"v\": 1.5e3}");
    refuses(value(v -> v.numberValue("v", 1)), "{\"v\": 1.0}");
    refuses(value(v -> v.booleanType("v", true)), "{\"v\": \"true\"}");
  }

  @Test
  void matchDatesLeniently() {
    var date = value(v -> v.date("v", "yyyy-MM-dd", LocalDate.of(2026, 3, 14)));
    accepts(date, "{\"v\": \"2026-02-31\"}", "{\"v\": \"2026-3-4\"}");
    refuses(date, "{\"v\": \"14.03.2026\"}", "{\"v\": \"2026-03-14T10:00:00\"}");
    accepts(value(v -> v.time("v", "HH:mm")), "{\"v\": \"25:30\"}");
    var x = value(v -> v.datetime("v", "yyyy-MM-dd'T'HH:mm:ssX", PLACED_AT));
    accepts(x, "{\"v\": \"2026-03-14T09:26:53Z\"}", "{\"v\": \"2026-03-14T09:26:53+0100\"}");
    refuses(x, "{\"v\": \"2026-03-14T09:26:53+01:00\"}", "{\"v\": \"2026-03-14T09:26:53.1Z\"}");
    var xxx = value(v -> v.datetime("v", "yyyy-MM-dd'T'HH:mm:ssXXX", PLACED_AT));
    accepts(xxx, "{\"v\": \"2026-03-14T09:26:53Z\"}", "{\"v\": \"2026-03-14T09:26:53+01:00\"}");
    refuses(xxx, "{\"v\": \"2026-03-14T09:26:53+0100\"}");
  }

  @Test
  void matchLists() {
    var eachLike = value(v -> v.eachLike("v", e -> e.stringType("sku", "TEA-01")));
    accepts(eachLike, "{\"v\": []}", "{\"v\": [{\"sku\": \"x\"}, {\"sku\": \"y\"}]}");
    refuses(eachLike, "{\"v\": [{}]}");
    refuses(
        value(v -> v.minArrayLike("v", 1, e -> e.stringType("sku", "TEA-01"))), "{\"v\": []}");
    var unordered = value(v -> v.unorderedArray("v", a -> a.stringValue("a").stringValue("b")));
    accepts(unordered, "{\"v\": [\"b\", \"a\"]}");
    refuses(unordered, "{\"v\": [\"b\"]}", "{\"v\": [\"b\", \"a\", \"c\"]}");
    var most =
        value(v -> v.unorderedMaxArray("v", 3, a -> a.stringValue("a").stringValue("b")));
    accepts(most, "{\"v\": [\"b\", \"c\", \"a\"]}");
    refuses(most, "{\"v\": [\"a\"]}", "{\"v\": [\"a\", \"b\", \"c\", \"d\"]}");
  }

  @Test
  void matchMaps() {
    var onlyValues =
        value(
            v ->
                v.object(
                    "v", m -> m.eachValueLike("de", PactDslJsonRootValue.stringType("Tee"))));
    accepts(onlyValues, "{\"v\": {}}", "{\"v\": {\"fr\": \"thé\"}}");
    refuses(onlyValues, "{\"v\": {\"fr\": 1}}");
    var unchecked =
        value(
            v ->
                v.object(
                    "v",
                    m -> {
                      m.eachKeyMatching(regexp("[a-z]{2}", "de"));
                      m.eachValueMatching("de", e -> e.stringType("name", "Tee"));
                    }));
    accepts(unchecked, "{\"v\": {\"fr\": {\"name\": 1}}}", "{\"v\": {\"fr\": {}}}");
    var template = value(v -> v.and("v", Map.of("name", "Leaf"), TypeMatcher.INSTANCE));
    accepts(template, "{\"v\": {\"name\": \"x\", \"country\": \"JP\"}}");
    refuses(template, "{\"v\": {}}");
  }

  private static LambdaDslJsonBody value(Consumer<LambdaDslJsonBody> field) {
    return newJsonBody(field::accept);
  }

  private static void accepts(LambdaDslJsonBody expected, String... answers) {
    for (var answer : answers) {
      var mismatches = mismatches(expected, answer);
      assertTrue(mismatches.isEmpty(), () -> answer + " was refused: " + mismatches);
    }
  }

  private static void refuses(LambdaDslJsonBody expected, String... answers) {
    for (var answer : answers) {
      assertFalse(mismatches(expected, answer).isEmpty(), () -> answer + " was accepted");
    }
  }

  private static List<Mismatch> mismatches(LambdaDslJsonBody expected, String answer) {
    var pact =
        new PactBuilder("OrderWeb", "CatalogueApi", PactSpecVersion.V4)
            .expectsToReceiveHttpInteraction(
                "an answer",
                http ->
                    http.withRequest(r -> r.path("/"))
                        .willRespondWith(r -> r.status(200).body(expected.build())))
            .toPact();
    var interaction = pact.getInteractions().get(0).asSynchronousRequestResponse();
    var headers = new HashMap<>(Map.of("Content-Type", List.of("application/json")));
    return ResponseMatching.responseMismatches(
        pact, interaction, new Response(200, headers, OptionalBody.body(answer.getBytes())));
  }
}
