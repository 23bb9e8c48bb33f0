// OrderApi as verify.sh needs it: with a route for provider states, and a valid token.
#include <iostream>
#include <random>

#include "order_api.h"

using nlohmann::json;

// #region helper-paid-order
static json paidOrder(int id) {
  return {
      {"id", id},
      {"status", "PAID"},
      {"total", 99.95},
      {"placedAt", "2026-01-31T18:00:07Z"},
      {"items", json::parse(R"([{"sku": "MUG-03", "quantity": 4}])")},
  };
}
// #endregion helper-paid-order

// #region provider-state-value-handler
// #region helper-place-an-order
/// Places an order and returns its number, which the pact asks for as ${id}.
static json placeAnOrder(Shop& shop) {
  shop.restock("TEA-01", 1);
  const auto items = json::parse(R"([{"sku": "TEA-01", "quantity": 1}])");
  const auto order = shop.place(items).value();
  return {{"id", order.at("id")}};
}
// #endregion helper-place-an-order
// #endregion provider-state-value-handler

// #region provider-states uses paid-order place-an-order
static void serveStates(httplib::Server& server, Shop& shop, const std::string& token) {
  server.Post("/pact/states", [&](const httplib::Request& req, httplib::Response& res) {
    const auto change = json::parse(req.body);
    if (change.at("action") == "teardown") {
      shop.clear();
      return;
    }
    const auto state = change.at("state").get<std::string>();
    const auto params = change.value("params", json::object());
    auto values = json::object();
    if (state == "an order exists") {
      shop.add(paidOrder(params.at("id")));
    } else if (state == "a product is in stock") {
      shop.restock(params.at("sku"), 10);
    } else if (state == "a customer with orders is signed in") {
      shop.add(paidOrder(7), params.at("customer"));
      shop.signIn(params.at("customer"), token);
    } else if (state == "an order was placed") {
      values = placeAnOrder(shop);
    }
    res.set_content(values.dump(), "application/json");
  });
}
// #endregion provider-states

int main() {
  Shop shop;
  httplib::Server server;
  const auto token = "session-" + std::to_string(std::random_device{}());
  serveOrders(server, shop);
  serveStates(server, shop, token);
  const int port = server.bind_to_any_port("127.0.0.1");
  std::cout << port << ' ' << token << std::endl;
  return server.listen_after_bind() ? 0 : 1;
}
