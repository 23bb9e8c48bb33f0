#pragma once

#include <httplib.h>

#include <nlohmann/json.hpp>
#include <string>

/// Calls CatalogueApi.
class CatalogueClient {
 public:
  explicit CatalogueClient(const std::string& url) : http_(url) {}

  /// The fields of a product; only the given one if there is one.
  nlohmann::json product(const std::string& sku, const std::string& field = "",
                         const std::string& language = "en-GB");

 private:
  httplib::Client http_;
};
