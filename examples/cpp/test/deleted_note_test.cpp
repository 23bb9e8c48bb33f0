#include <consumer.h>
#include <gtest/gtest.h>
#include <httplib.h>

#include <nlohmann/json.hpp>
#include <string>

using namespace pact_consumer::matchers;

// #region helper-label
/// The driver's label, also for notes that are null: value() alone would throw.
static std::string label(const std::string& deliveryApi, int id) {
  httplib::Client http(deliveryApi);
  const auto response = http.Get("/deliveries/" + std::to_string(id));
  auto delivery = nlohmann::json::parse(response->body);
  if (delivery.contains("note") && delivery.at("note").is_null()) {
    delivery.erase("note");
  }
  const auto note = delivery.value("note", "ring the bell");
  return "Delivery " + delivery.at("id").dump() + ": " + note;
}
// #endregion helper-label

// #region optional-null uses label
TEST(DeliveryClient, PrintsALabelForANoteThatIsNull) {
  pact_consumer::Pact pact("OrderWeb", "DeliveryApi");
  pact.pact_directory = PACT_DIR;

  pact.given("the note of a delivery was deleted", {{"id", "44"}})
      .uponReceiving("a request for a delivery whose note was deleted")
      .withRequest("GET", "/deliveries/44")
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({{"id", Integer(44)}, {"note", NullValue()}}));

  const auto result = pact.run_test([](auto mockServer) {
    EXPECT_EQ(label(mockServer->get_url(), 44), "Delivery 44: ring the bell");
    return !testing::Test::HasFailure();
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion optional-null
