#include "order_client.h"

#include <consumer.h>
#include <gtest/gtest.h>

#include <stdexcept>

using namespace pact_consumer::matchers;

// The library writes pacts of specification version 3.

// #region consumer-test
TEST(OrderClient, FetchesAnOrder) {
  pact_consumer::Pact pact("OrderWeb", "OrderApi");
  pact.pact_directory = PACT_DIR;

  pact.given("an order exists", {{"id", "42"}})
      .uponReceiving("a request for an order")
      .withRequest("GET", "/orders/42")
      .withHeaders({{"Accept", {"application/json"}}})
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({
          {"id", Integer(42)},
          {"status", Matching("^(PENDING|PAID|SHIPPED)$", "PAID")},
          {"total", Decimal(31.5)},
          {"placedAt", DateTime("yyyy-MM-dd'T'HH:mm:ssX", "2026-03-14T09:26:53Z")},
          {"items", AtLeastOneLike(Object({
                        {"sku", Like("TEA-01")},
                        {"quantity", Integer(2)},
                    }))},
      }));

  const auto result = pact.run_test([](auto mockServer) {
    const auto order = OrderClient(mockServer->get_url()).order(42).value();
    EXPECT_EQ(order.status, "PAID");
    EXPECT_EQ(order.items.at(0).sku, "TEA-01");
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion consumer-test

TEST(OrderClient, FindsNoUnknownOrder) {
  pact_consumer::Pact pact("OrderWeb", "OrderApi");
  pact.pact_directory = PACT_DIR;

  pact.given("no order exists", {{"id", "404"}})
      .uponReceiving("a request for an order that does not exist")
      .withRequest("GET", "/orders/404")
      .withHeaders({{"Accept", {"application/json"}}})
      .willRespondWith(404);

  const auto result = pact.run_test([](auto mockServer) {
    EXPECT_FALSE(OrderClient(mockServer->get_url()).order(404).has_value());
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}

TEST(OrderClient, PlacesAnOrder) {
  pact_consumer::Pact pact("OrderWeb", "OrderApi");
  pact.pact_directory = PACT_DIR;

  const auto location = Matching("/orders/\\d+$", "/orders/43")->getJson();
  pact.given("a product is in stock", {{"sku", "TEA-01"}})
      .uponReceiving("a request to place an order")
      .withRequest("POST", "/orders")
      .withBody(R"({"items": [{"sku": "TEA-01", "quantity": 2}]})", "application/json")
      .willRespondWith(201)
      .withResponseHeaders({
          {"Content-Type", {"application/json"}},
          {"Location", {location}},
      })
      .withResponseJsonBody(Object({
          {"id", Integer(43)},
          {"status", Matching("^(PENDING|PAID|SHIPPED)$", "PENDING")},
      }));

  const auto result = pact.run_test([](auto mockServer) {
    const auto placed = OrderClient(mockServer->get_url()).placeOrder({{"TEA-01", 2}});
    EXPECT_EQ(placed.order.id, 43);
    EXPECT_EQ(placed.order.status, "PENDING");
    EXPECT_EQ(placed.location, "/orders/43");
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}

// #region provider-state-value
TEST(OrderClient, FetchesTheNewestOrder) {
  pact_consumer::Pact pact("OrderWeb", "OrderApi");
  pact.pact_directory = PACT_DIR;

  // The DSL has no function for this; Pact's core takes the rule as JSON.
  const auto path = R"({
    "pact:matcher:type": "type",
    "value": "/orders/42",
    "pact:generator:type": "ProviderState",
    "expression": "/orders/${id}"
  })";
  pact.given("an order was placed")
      .uponReceiving("a request for the newest order")
      .withRequest("GET", path)
      .withHeaders({{"Accept", {"application/json"}}})
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({
          {"id", Integer(42)},
          {"status", Matching("^(PENDING|PAID|SHIPPED)$", "PENDING")},
      }));

  const auto result = pact.run_test([](auto mockServer) {
    const auto order = OrderClient(mockServer->get_url()).order(42).value();
    EXPECT_EQ(order.status, "PENDING");
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion provider-state-value

// #region consumer-auth
TEST(OrderClient, FetchesMyOrders) {
  pact_consumer::Pact pact("OrderWeb", "OrderApi");
  pact.pact_directory = PACT_DIR;

  // Headers and query parameters are strings: a matcher goes in as its JSON.
  const auto bearer = Matching("^Bearer .+$", "Bearer example-token")->getJson();
  const auto status = Matching("^(PENDING|PAID|SHIPPED)$", "PAID")->getJson();
  pact.given("a customer with orders is signed in", {{"customer", "ada"}})
      .uponReceiving("a request for my orders")
      .withRequest("GET", "/orders")
      .withQuery({{"status", {status}}})
      .withHeaders({{"Accept", {"application/json"}}, {"Authorization", {bearer}}})
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(AtLeastOneLike(Object({
          {"id", Integer(42)},
          {"total", Decimal(31.5)},
      })));

  const auto result = pact.run_test([](auto mockServer) {
    OrderClient client(mockServer->get_url());
    const auto orders = client.myOrders("PAID", "example-token");
    EXPECT_EQ(orders.at(0).id, 42);
    EXPECT_DOUBLE_EQ(orders.at(0).total, 31.5);
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion consumer-auth

// #region consumer-fails
TEST(OrderClient, IsCaughtSendingAnUnexpectedRequest) {
  pact_consumer::Pact pact("OrderWeb", "OrderApi");

  pact.uponReceiving("a request for an order")
      .withRequest("GET", "/orders/42")
      .willRespondWith(200);

  const auto result = pact.run_test([](auto mockServer) {
    OrderClient client(mockServer->get_url());
    EXPECT_THROW(client.order(43), std::runtime_error);
    return true;
  });
  EXPECT_FALSE(result.is_ok());  // and no pact file is written
}
// #endregion consumer-fails
