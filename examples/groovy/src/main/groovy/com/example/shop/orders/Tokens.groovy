package com.example.shop.orders

import java.util.concurrent.ConcurrentHashMap

/** Issues the tokens with which customers sign in. */
class Tokens {
    private final Map<String, String> customers = new ConcurrentHashMap<>()

    String issue(String customer) {
        def token = UUID.randomUUID().toString()
        customers.put('Bearer ' + token, customer)
        token
    }

    String customer(String authorization) {
        authorization ? customers[authorization] : null
    }
}
