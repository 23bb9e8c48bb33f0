// #region cpp-verifier
#include "order_api.h"

extern "C" {
#include <pact.h>
}
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>

using nlohmann::json;

/// What the verifier asks for before each interaction.
static void serveStates(httplib::Server& server, Shop& shop) {
  server.Post("/pact/states", [&](const httplib::Request& req, httplib::Response& res) {
    const auto change = json::parse(req.body);
    if (change.at("state") == "an order exists") {
      shop.add({{"id", change.at("params").at("id")}, {"status", "PAID"}, {"total", 8.5}});
    } else if (change.at("state") != "") {
      res.status = 400;
    }
  });
}

TEST(OrderApi, HonoursThePactWithOrderWeb) {
  Shop shop;
  httplib::Server server;
  serveOrders(server, shop);
  serveStates(server, shop);
  const int port = server.bind_to_any_port("127.0.0.1");
  std::thread provider([&] { server.listen_after_bind(); });
  server.wait_until_ready();

  const std::unique_ptr<VerifierHandle, decltype(&pactffi_verifier_shutdown)> verifier(
      pactffi_verifier_new_for_application("order-api-tests", "1.0.0"),
      pactffi_verifier_shutdown);
  pactffi_verifier_set_provider_info(verifier.get(), "OrderApi", "http", "127.0.0.1",
                                     static_cast<uint16_t>(port), "/");
  // No call after an interaction, and the state in the body of the request.
  const auto states = "http://127.0.0.1:" + std::to_string(port) + "/pact/states";
  pactffi_verifier_set_provider_state(verifier.get(), states.c_str(), 0, 1);
  pactffi_verifier_add_file_source(verifier.get(), PACT_FILE);

  // 0 is success; the report is printed in any case.
  EXPECT_EQ(pactffi_verifier_execute(verifier.get()), 0);

  server.stop();
  provider.join();
}
// #endregion cpp-verifier

// #region cpp-verifier-broker
/// Takes the pacts from a Broker, and records the results there when `publish` is set.
static void useBroker(VerifierHandle* verifier, const std::string& url, const std::string& token,
                      const std::string& version, const std::string& branch, bool publish) {
  const char* selectors[] = {R"({"mainBranch": true})", R"({"deployedOrReleased": true})"};
  pactffi_verifier_broker_source_with_selectors(
      verifier, url.c_str(), nullptr, nullptr, token.c_str(),
      1,                     // pending pacts don't fail the build
      nullptr,               // no pacts of other branches
      nullptr, 0,            // no tags of the provider
      branch.c_str(),        // for which pacts are pending
      selectors, 2,
      nullptr, 0);           // no tags of consumers
  if (publish) {
    pactffi_verifier_set_publish_options(verifier, version.c_str(), nullptr, nullptr, 0,
                                         branch.c_str());
  }
}
// #endregion cpp-verifier-broker

TEST(OrderApi, AsksTheBroker) {
  httplib::Server broker;
  std::string asked;
  broker.set_pre_routing_handler([&](const httplib::Request& req, httplib::Response& res) {
    asked = req.path + " " + httplib::get_bearer_token_auth(req);
    res.status = 401;
    return httplib::Server::HandlerResponse::Handled;
  });
  const int port = broker.bind_to_any_port("127.0.0.1");
  std::thread thread([&] { broker.listen_after_bind(); });
  broker.wait_until_ready();

  auto* verifier = pactffi_verifier_new_for_application("order-api-tests", "1.0.0");
  pactffi_verifier_set_provider_info(verifier, "OrderApi", "http", "127.0.0.1", 1, "/");
  useBroker(verifier, "http://127.0.0.1:" + std::to_string(port), "token", "1", "main", true);
  EXPECT_NE(pactffi_verifier_execute(verifier), 0);
  EXPECT_EQ(asked, "/ token");
  pactffi_verifier_shutdown(verifier);

  broker.stop();
  thread.join();
}
