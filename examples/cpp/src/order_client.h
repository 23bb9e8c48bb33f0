#pragma once

#include <httplib.h>

#include <optional>
#include <string>
#include <vector>

struct Item {
  std::string sku;
  int quantity = 0;
};

struct Order {
  int id = 0;
  std::string status;
  double total = 0;
  std::string placedAt;
  std::vector<Item> items;
};

struct PlacedOrder {
  Order order;
  std::string location;
};

/// Calls OrderApi.
class OrderClient {
 public:
  explicit OrderClient(const std::string& url) : http_(url) {}

  /// The order with the given number, if there is one.
  std::optional<Order> order(int id);

  /// Those orders of the signed-in customer that have the given status.
  std::vector<Order> myOrders(const std::string& status, const std::string& token);

  PlacedOrder placeOrder(const std::vector<Item>& items);

 private:
  httplib::Client http_;
};
