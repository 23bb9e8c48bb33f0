#include "order_form.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

using nlohmann::json;

// #region refusal-client
std::vector<std::string> OrderForm::submit(const std::vector<Item>& items) {
  json order = {{"items", json::array()}};
  for (const auto& item : items) {
    order["items"].push_back({{"sku", item.sku}, {"quantity", item.quantity}});
  }
  const auto response = http_.Post("/orders", order.dump(), "application/json");
  if (response && response->status == 201) {
    return {};
  }
  if (response && response->status == 400) {
    return json::parse(response->body).at("errors").get<std::vector<std::string>>();
  }
  throw std::runtime_error("OrderApi can't take orders");
}
// #endregion refusal-client
