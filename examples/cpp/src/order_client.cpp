#include "order_client.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

using nlohmann::json;

static Order toOrder(const json& body) {
  Order order;
  order.id = body.at("id").get<int>();
  order.status = body.value("status", "");
  order.total = body.value("total", 0.0);
  order.placedAt = body.value("placedAt", "");
  for (const auto& item : body.value("items", json::array())) {
    order.items.push_back(
        {item.at("sku").get<std::string>(), item.at("quantity").get<int>()});
  }
  return order;
}

static json bodyOf(const httplib::Result& response) {
  if (!response) {
    throw std::runtime_error("OrderApi can't be reached");
  }
  if (response->status >= 300) {
    throw std::runtime_error("OrderApi answered " + std::to_string(response->status));
  }
  return json::parse(response->body);
}

// #region client
std::optional<Order> OrderClient::order(int id) {
  const httplib::Headers headers = {{"Accept", "application/json"}};
  const auto response = http_.Get("/orders/" + std::to_string(id), headers);
  if (response && response->status == 404) {
    return std::nullopt;
  }
  return toOrder(bodyOf(response));
}

std::vector<Order> OrderClient::myOrders(const std::string& status,
                                         const std::string& token) {
  const httplib::Headers headers = {
      {"Accept", "application/json"},
      {"Authorization", "Bearer " + token},
  };
  std::vector<Order> orders;
  for (const auto& order : bodyOf(http_.Get("/orders?status=" + status, headers))) {
    orders.push_back(toOrder(order));
  }
  return orders;
}
// #endregion client

PlacedOrder OrderClient::placeOrder(const std::vector<Item>& items) {
  json request = {{"items", json::array()}};
  for (const auto& item : items) {
    request["items"].push_back({{"sku", item.sku}, {"quantity", item.quantity}});
  }
  const auto response = http_.Post("/orders", request.dump(), "application/json");
  const auto order = toOrder(bodyOf(response));
  return {order, response->get_header_value("Location")};
}
