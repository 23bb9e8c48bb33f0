package com.example.shop.web

import groovy.transform.Immutable

import java.time.Instant

// #region helper-order
/** An order as the web shop reads it; a field that the API leaves out is null. */
@Immutable
class Order {
    long id
    Status status
    BigDecimal total
    Instant placedAt
    List<Item> items

    static Order from(Map json) {
        new Order(
            id: json.id,
            status: json.status as Status,
            total: json.total,
            placedAt: json.placedAt ? Instant.parse(json.placedAt) : null,
            items: json.items?.collect { new Item(it) }
        )
    }

    enum Status {
        PENDING, PAID, SHIPPED
    }

    @Immutable
    static class Item {
        String sku
        int quantity
    }
}
// #endregion helper-order
