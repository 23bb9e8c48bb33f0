#include <consumer.h>
#include <gtest/gtest.h>
#include <httplib.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

using namespace pact_consumer::matchers;

// #region graphql-client
static const std::string productQuery = R"(
query Product($sku: ID!) {
  product(sku: $sku) { name price }
})";

/// Asks for a product; errors of the catalogue come with status 200.
static nlohmann::json product(const std::string& catalogue, const std::string& sku) {
  const nlohmann::json question = {
      {"operationName", "Product"},
      {"query", productQuery},
      {"variables", {{"sku", sku}}},
  };
  httplib::Client http(catalogue);
  const auto response = http.Post("/graphql", question.dump(), "application/json");
  const auto answer = nlohmann::json::parse(response->body);
  if (answer.contains("errors")) {
    throw std::runtime_error(answer.at("errors").at(0).at("message"));
  }
  return answer.at("data").at("product");
}
// #endregion graphql-client

// #region graphql-consumer
TEST(ProductPage, ShowsAProduct) {
  pact_consumer::Pact pact("ProductPage", "CatalogueGraphQL");
  pact.pact_directory = PACT_DIR;

  // `withJsonBody` demands a character set, which the client doesn't send.
  const auto question = Object({
      {"operationName", EqualTo("Product")},
      {"query", EqualTo(productQuery)},
      {"variables", Object({{"sku", Like("TEA-01")}})},
  });

  pact.given("a product exists", {{"sku", "TEA-01"}})
      .uponReceiving("a query for a product")
      .withRequest("POST", "/graphql")
      .withBody(question->getJson(), "application/json")
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({
          {"data", Object({
                       {"product", Object({
                                       {"name", Like("Green tea")},
                                       {"price", Decimal(4.75)},
                                   })},
                   })},
      }));

  const auto result = pact.run_test([](auto mockServer) {
    const auto shown = product(mockServer->get_url(), "TEA-01");
    EXPECT_EQ(shown["name"], "Green tea");
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion graphql-consumer

// #region graphql-error
TEST(ProductPage, SaysWhyThereIsNoProduct) {
  pact_consumer::Pact pact("ProductPage", "CatalogueGraphQL");
  pact.pact_directory = PACT_DIR;

  const auto question = Object({
      {"operationName", EqualTo("Product")},
      {"query", EqualTo(productQuery)},
      {"variables", Object({{"sku", Like("TEA-01")}})},
  });
  // `withJsonBody` demands a character set, which the client doesn't send.
  pact.given("the catalogue is being rebuilt")
      .uponReceiving("a query for a product that fails")
      .withRequest("POST", "/graphql")
      .withBody(question->getJson(), "application/json")
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({
          {"data", Object({{"product", NullValue()}})},
          {"errors", AtLeastOneLike(Object({
                         {"message", Like("The catalogue is being rebuilt")},
                     }))},
      }));

  const auto result = pact.run_test([](auto mockServer) {
    std::string failure;
    try {
      product(mockServer->get_url(), "TEA-01");
    } catch (const std::runtime_error& error) {
      failure = error.what();
    }
    EXPECT_EQ(failure, "The catalogue is being rebuilt");
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion graphql-error
