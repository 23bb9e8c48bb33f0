package com.example.shop.orders;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** Issues the tokens with which customers sign in. */
public final class Tokens {
  private final Map<String, String> customers = new ConcurrentHashMap<>();

  public String issue(String customer) {
    var token = UUID.randomUUID().toString();
    customers.put("Bearer " + token, customer);
    return token;
  }

  public Optional<String> customer(String authorization) {
    return Optional.ofNullable(authorization).map(customers::get);
  }
}
