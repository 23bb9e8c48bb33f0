#pragma once

#include <httplib.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

struct Order {
  std::string status;
  double total;
};

/// What OrderWeb knows of OrderApi.
class OrderClient {
 public:
  explicit OrderClient(const std::string& url) : http_(url) {}

  Order order(int id) {
    const auto response = http_.Get("/orders/" + std::to_string(id));
    if (!response || response->status != 200) {
      throw std::runtime_error("OrderApi has no order " + std::to_string(id));
    }
    const auto order = nlohmann::json::parse(response->body);
    return {order.at("status").get<std::string>(), order.at("total").get<double>()};
  }

 private:
  httplib::Client http_;
};
