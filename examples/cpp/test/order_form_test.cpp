#include "order_form.h"

#include <consumer.h>
#include <gtest/gtest.h>

#include <filesystem>

using namespace pact_consumer::matchers;

// #region helper-refusal-pact
// Two ways to write one pact, kept apart from the pact of the shop.
static pact_consumer::Pact refusalPact() {
  pact_consumer::Pact pact("OrderWeb", "OrderApi");
  pact.pact_directory = std::filesystem::temp_directory_path().string() + "/refusals";
  return pact;
}
// #endregion helper-refusal-pact

// #region contract-too-much uses refusal-pact
TEST(OrderForm, ShowsEveryRule) {
  struct Rule {
    std::string given;
    std::string body;
    std::vector<Item> items;
    std::string error;
  };
  const std::vector<Rule> rules = {
      {"no items", R"({"items": []})", {}, "The order has no items"},
      {"a quantity of 0",
       R"({"items": [{"sku": "TEA-01", "quantity": 0}]})",
       {{"TEA-01", 0}},
       "The quantity is less than 1"},
      {"a quantity of 100",
       R"({"items": [{"sku": "TEA-01", "quantity": 100}]})",
       {{"TEA-01", 100}},
       "The quantity is more than 99"},
  };
  for (const auto& rule : rules) {
    auto pact = refusalPact();
    const auto description = "an order with " + rule.given;
    const auto refusal = R"({"errors": [")" + rule.error + R"("]})";
    pact.uponReceiving(description.c_str())
        .withRequest("POST", "/orders")
        .withBody(rule.body, "application/json")
        .willRespondWith(400)
        .withResponseBody(refusal, "application/json");

    const auto result = pact.run_test([&](auto mockServer) {
      const auto errors = OrderForm(mockServer->get_url()).submit(rule.items);
      EXPECT_EQ(errors, std::vector<std::string>{rule.error});
      return !testing::Test::HasFailure();
    });
    EXPECT_TRUE(result.is_ok());
  }
}
// #endregion contract-too-much

// #region contract-enough uses refusal-pact
TEST(OrderForm, ShowsARefusal) {
  auto pact = refusalPact();
  pact.uponReceiving("an order that is refused")
      .withRequest("POST", "/orders")
      .withBody(R"({"items": []})", "application/json")
      .willRespondWith(400)
      .withResponseJsonBody(Object({
          {"errors", AtLeastOneLike(Like("The order has no items"))},
      }));

  const auto result = pact.run_test([](auto mockServer) {
    const auto errors = OrderForm(mockServer->get_url()).submit({});
    EXPECT_EQ(errors, std::vector<std::string>{"The order has no items"});
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion contract-enough
