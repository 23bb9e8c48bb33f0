#pragma once

#include <httplib.h>

#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

/// Keeps orders, stock and sessions in memory.
class Shop {
 public:
  void clear();
  void add(const nlohmann::json& order, const std::string& customer = "");
  void restock(const std::string& sku, int pieces);
  void signIn(const std::string& customer, const std::string& token);

  /// Takes the items off the shelf and returns the new order, if all are in stock.
  std::optional<nlohmann::json> place(const nlohmann::json& items);
  std::optional<nlohmann::json> order(int id) const;
  std::optional<std::string> customer(const std::string& token) const;
  nlohmann::json ordersOf(const std::string& customer, const std::string& status) const;

 private:
  mutable std::mutex mutex_;
  std::map<int, nlohmann::json> orders_;
  std::map<int, std::string> customers_;
  std::map<std::string, int> stock_;
  std::map<std::string, std::string> sessions_;
};

/// Adds the routes of OrderApi to a server.
void serveOrders(httplib::Server& server, Shop& shop);
