package com.example.shop.orders

import java.util.UUID
import java.util.concurrent.ConcurrentHashMap

/** Issues the tokens with which customers sign in. */
class Tokens {
    private val customers = ConcurrentHashMap<String, String>()

    fun issue(customer: String): String {
        val token = UUID.randomUUID().toString()
        customers["Bearer $token"] = customer
        return token
    }

    fun customer(authorization: String?): String? = authorization?.let(customers::get)
}
