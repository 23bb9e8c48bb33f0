#include "order_api.h"

using nlohmann::json;

void Shop::clear() {
  const std::lock_guard lock(mutex_);
  orders_.clear();
  customers_.clear();
  stock_.clear();
  sessions_.clear();
}

void Shop::add(const json& order, const std::string& customer) {
  const std::lock_guard lock(mutex_);
  const int id = order.at("id");
  orders_[id] = order;
  customers_[id] = customer;
}

void Shop::restock(const std::string& sku, int pieces) {
  const std::lock_guard lock(mutex_);
  stock_[sku] += pieces;
}

void Shop::signIn(const std::string& customer, const std::string& token) {
  const std::lock_guard lock(mutex_);
  sessions_[token] = customer;
}

std::optional<json> Shop::place(const json& items) {
  const std::lock_guard lock(mutex_);
  for (const auto& item : items) {
    if (stock_[item.at("sku")] < item.at("quantity")) {
      return std::nullopt;
    }
  }
  for (const auto& item : items) {
    stock_[item.at("sku")] -= item.at("quantity").get<int>();
  }
  const int id = 1001 + static_cast<int>(orders_.size());
  orders_[id] = {{"id", id}, {"status", "PENDING"}, {"total", 15.75}, {"items", items}};
  return orders_[id];
}

std::optional<json> Shop::order(int id) const {
  const std::lock_guard lock(mutex_);
  const auto found = orders_.find(id);
  return found == orders_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::string> Shop::customer(const std::string& token) const {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(token);
  return found == sessions_.end() ? std::nullopt : std::optional(found->second);
}

json Shop::ordersOf(const std::string& customer, const std::string& status) const {
  const std::lock_guard lock(mutex_);
  auto orders = json::array();
  for (const auto& [id, order] : orders_) {
    if (customers_.at(id) == customer && order.at("status") == status) {
      orders.push_back(order);
    }
  }
  return orders;
}

static void send(httplib::Response& response, int status, const json& body) {
  response.status = status;
  response.set_content(body.dump(), "application/json");
}

// #region provider
void serveOrders(httplib::Server& server, Shop& shop) {
  server.Get("/orders/(\\d+)", [&](const httplib::Request& req, httplib::Response& res) {
    if (const auto order = shop.order(std::stoi(req.matches[1]))) {
      send(res, 200, *order);
    } else {
      res.status = 404;
    }
  });

  server.Get("/orders", [&](const httplib::Request& req, httplib::Response& res) {
    if (const auto customer = shop.customer(httplib::get_bearer_token_auth(req))) {
      send(res, 200, shop.ordersOf(*customer, req.get_param_value("status")));
    } else {
      res.status = 401;
    }
  });

  server.Post("/orders", [&](const httplib::Request& req, httplib::Response& res) {
    if (const auto order = shop.place(json::parse(req.body).at("items"))) {
      res.set_header("Location", "/orders/" + order->at("id").dump());
      send(res, 201, *order);
    } else {
      res.status = 409;
    }
  });
}
// #endregion provider
