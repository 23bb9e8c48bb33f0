#include "catalogue_client.h"

#include <stdexcept>

nlohmann::json CatalogueClient::product(const std::string& sku, const std::string& field,
                                        const std::string& language) {
  const auto path = "/products/" + sku + (field.empty() ? "" : "?field=" + field);
  const httplib::Headers headers = {{"Accept-Language", language}};
  const auto response = http_.Get(path, headers);
  if (!response || response->status != 200) {
    throw std::runtime_error("CatalogueApi has no product " + sku);
  }
  return nlohmann::json::parse(response->body);
}
