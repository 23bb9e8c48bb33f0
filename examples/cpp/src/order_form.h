#pragma once

#include <httplib.h>

#include <string>
#include <vector>

#include "order_client.h"

/// Sends what a customer has filled in to OrderApi.
class OrderForm {
 public:
  explicit OrderForm(const std::string& url) : http_(url) {}

  /// What the customer has to correct: nothing, if the form is fine.
  std::vector<std::string> submit(const std::vector<Item>& items);

 private:
  httplib::Client http_;
};
