package com.example.shop.orders

import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.StateChangeAction
import com.example.shop.orders.Order.Customer
import com.example.shop.orders.Order.Item
import com.example.shop.orders.Order.Status

import java.time.Instant

// #region helper-order-api-states
/** Puts the store into the states that the pacts of OrderApi ask for. */
class OrderApiStates {
    private static final List<Item> TEA = [new Item('TEA-01', 2)]

    private final OrderStore orders

    OrderApiStates(OrderStore orders) {
        this.orders = orders
    }

    // #region provider-states uses order-api-states
    @State('an order exists')
    void orderExists(Map params) {
        orders.save(paidOrder(params.id as long, 'ada'))
    }

    @State(value = 'an order exists', action = StateChangeAction.TEARDOWN)
    void removeOrder(Map params) {
        orders.remove(params.id as long)
    }

    @State('no order exists')
    void noOrderExists(Map params) {
        orders.remove(params.id as long)
    }

    @State('a product is in stock')
    void productIsInStock(Map params) {
        orders.stock(params.sku as String, 15.75)
    }

    @State('a customer with orders is signed in')
    void customerWithOrders(Map params) {
        orders.save(paidOrder(7, params.customer as String))
    }
    // #endregion provider-states

    // #region provider-state-value-handler uses order-api-states
    @State('an order was placed')
    Map orderWasPlaced() {
        orders.stock('TEA-01', 15.75)
        def order = orders.place(new Customer('ada', 'ada@example.org'), TEA)
        [id: order.id]
    }
    // #endregion provider-state-value-handler

    private static Order paidOrder(long id, String customer) {
        new Order(
            id: id,
            customer: new Customer(customer, "$customer@example.org"),
            status: Status.PAID,
            total: 31.50,
            placedAt: Instant.parse('2026-02-28T18:05:00Z'),
            items: TEA
        )
    }
}
// #endregion helper-order-api-states
