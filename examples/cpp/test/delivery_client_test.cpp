#include <consumer.h>
#include <gtest/gtest.h>
#include <httplib.h>

#include <nlohmann/json.hpp>
#include <string>

using namespace pact_consumer::matchers;

// #region helper-label
/// What the driver's label says: most deliveries come without a note.
static std::string label(const std::string& deliveryApi, int id) {
  httplib::Client http(deliveryApi);
  const auto response = http.Get("/deliveries/" + std::to_string(id));
  const auto delivery = nlohmann::json::parse(response->body);
  const auto note = delivery.value("note", "ring the bell");
  return "Delivery " + delivery.at("id").dump() + ": " + note;
}
// #endregion helper-label

// #region optional-field uses label
TEST(DeliveryClient, PrintsTheNote) {
  pact_consumer::Pact pact("OrderWeb", "DeliveryApi");
  pact.pact_directory = PACT_DIR;

  pact.given("a delivery has a note", {{"id", "42"}})
      .uponReceiving("a request for a delivery with a note")
      .withRequest("GET", "/deliveries/42")
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({
          {"id", Integer(42)},
          {"note", Like("Leave it with the porter")},
      }));

  const auto result = pact.run_test([](auto mockServer) {
    EXPECT_EQ(label(mockServer->get_url(), 42), "Delivery 42: Leave it with the porter");
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}

TEST(DeliveryClient, PrintsALabelWithoutANote) {
  pact_consumer::Pact pact("OrderWeb", "DeliveryApi");
  pact.pact_directory = PACT_DIR;

  pact.given("a delivery has no note", {{"id", "43"}})
      .uponReceiving("a request for a delivery without a note")
      .withRequest("GET", "/deliveries/43")
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({{"id", Integer(43)}}));

  const auto result = pact.run_test([](auto mockServer) {
    EXPECT_EQ(label(mockServer->get_url(), 43), "Delivery 43: ring the bell");
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion optional-field
