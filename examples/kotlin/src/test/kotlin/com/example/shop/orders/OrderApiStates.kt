package com.example.shop.orders

import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.StateChangeAction
import java.time.Instant

// #region helper-order-api-states
private val TEA = listOf(Item("TEA-01", 2))

/** Puts the store into the states that the pacts of OrderApi ask for. */
class OrderApiStates(private val orders: OrderStore) {
    // #region provider-states uses order-api-states
    @State("an order exists")
    fun orderExists(params: Map<String, Any>) = orders.save(paidOrder(params.id, "ada"))

    @State("an order exists", action = StateChangeAction.TEARDOWN)
    fun removeOrder(params: Map<String, Any>) = orders.remove(params.id)

    @State("no order exists") fun noOrderExists(params: Map<String, Any>) = orders.remove(params.id)

    @State("a product is in stock")
    fun productIsInStock(params: Map<String, Any>) =
        orders.stock(params["sku"] as String, "15.75".toBigDecimal())

    @State("a customer with orders is signed in")
    fun customerWithOrders(params: Map<String, Any>) =
        orders.save(paidOrder(7, params["customer"] as String))

    private val Map<String, Any>.id: Long
        get() = (getValue("id") as Number).toLong()

    // #endregion provider-states

    // #region provider-state-value-handler uses order-api-states
    @State("an order was placed")
    fun orderWasPlaced(): Map<String, Any> {
        orders.stock("TEA-01", "15.75".toBigDecimal())
        val order = checkNotNull(orders.place(Customer("ada", "ada@example.org"), TEA))
        return mapOf("id" to order.id)
    }

    // #endregion provider-state-value-handler

    private fun paidOrder(id: Long, customer: String) =
        Order(
            id,
            Customer(customer, "$customer@example.org"),
            Status.PAID,
            "31.50".toBigDecimal(),
            Instant.parse("2026-02-28T18:05:00Z"),
            TEA,
        )
}
// #endregion helper-order-api-states
