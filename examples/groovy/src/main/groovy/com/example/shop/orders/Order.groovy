package com.example.shop.orders

import groovy.transform.Immutable

import java.time.Instant

@Immutable
class Order {
    long id
    Customer customer
    Status status
    BigDecimal total
    Instant placedAt
    List<Item> items

    Map toJson() {
        [
            id      : id,
            status  : status.name(),
            total   : total,
            placedAt: placedAt.toString(),
            items   : items.collect { [sku: it.sku, quantity: it.quantity] }
        ]
    }

    enum Status {
        PENDING, PAID, SHIPPED
    }

    @Immutable
    static class Item {
        String sku
        int quantity
    }

    @Immutable
    static class Customer {
        String name
        String email
    }
}
