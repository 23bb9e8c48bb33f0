#include <httplib.h>

#include <cstdio>
#include <iostream>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>

using nlohmann::json;

struct Order {
  std::string status;
  int cents;
};

int main() {
  std::map<int, Order> orders;
  std::mutex mutex;
  httplib::Server server;

  server.Get("/orders/(\\d+)", [&](const httplib::Request& req, httplib::Response& res) {
    const std::lock_guard lock(mutex);
    const auto found = orders.find(std::stoi(req.matches[1]));
    if (found == orders.end()) {
      res.status = 404;
      return;
    }
    const auto& [id, order] = *found;
    char total[16];
    std::snprintf(total, sizeof total, "%d.%02d", order.cents / 100, order.cents % 100);
    const json body = {
        {"id", id},
        {"status", order.status},
        {"total", total},
    };
    res.set_content(body.dump(), "application/json");
  });

  // Only for the verifier, which names the state that it needs.
  server.Post("/pact/states", [&](const httplib::Request& req, httplib::Response&) {
    const std::lock_guard lock(mutex);
    const auto change = json::parse(req.body);
    if (change.at("state") == "an order exists") {
      orders[change.at("params").at("id")] = {"SHIPPED", 4725};
    }
  });

  std::cout << "OrderApi listens on port 8080" << std::endl;
  return server.listen("127.0.0.1", 8080) ? 0 : 1;
}
