#include "order_client.h"

#include <consumer.h>
#include <gtest/gtest.h>

using namespace pact_consumer::matchers;

// #region test
TEST(OrderClient, FetchesAnOrder) {
  pact_consumer::Pact pact("OrderWeb", "OrderApi");
  pact.pact_directory = "pacts";

  pact.given("an order exists", {{"id", "42"}})
      .uponReceiving("a request for an order")
      .withRequest("GET", "/orders/42")
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({
          {"status", Matching("^(PENDING|PAID|SHIPPED)$", "PAID")},
          {"total", Like(31.5)},
      }));

  const auto result = pact.run_test([](auto mockServer) {
    const auto order = OrderClient(mockServer->get_url()).order(42);
    EXPECT_EQ(order.status, "PAID");
    EXPECT_EQ(order.total, 31.5);
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion test
