package com.example.shop.orders

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress
import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

private val GUEST = Customer("guest", "guest@example.org")

class OrderApi(private val orders: OrderStore, private val tokens: Tokens) : AutoCloseable {
    private val json = jacksonObjectMapper()
    private val server =
        HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0).apply {
            createContext("/orders") { it.use(::route) }
            start()
        }

    val port: Int
        get() = server.address.port

    override fun close() = server.stop(0)

    // #region provider
    private fun route(exchange: HttpExchange) {
        val id = exchange.requestURI.path.removePrefix("/orders").removePrefix("/").toLongOrNull()
        when {
            exchange.requestMethod == "POST" && id == null -> place(exchange)
            exchange.requestMethod == "GET" && id == null -> list(exchange)
            exchange.requestMethod == "GET" && id != null -> find(exchange, id)
            else -> exchange.respond(404)
        }
    }

    private fun find(exchange: HttpExchange, id: Long) {
        val order = orders.find(id)
        exchange.respond(if (order == null) 404 else 200, order)
    }

    private fun list(exchange: HttpExchange) {
        val customer = tokens.customer(exchange.requestHeaders.getFirst("Authorization"))
        if (customer == null) {
            exchange.respond(401)
        } else {
            val status = Status.valueOf(exchange.requestURI.query.removePrefix("status="))
            exchange.respond(200, orders.findByCustomer(customer, status))
        }
    }

    private fun place(exchange: HttpExchange) {
        val request = json.readValue<PlaceOrder>(exchange.requestBody)
        val order = orders.place(GUEST, request.items)
        order?.let { exchange.responseHeaders.set("Location", "/orders/${it.id}") }
        exchange.respond(if (order == null) 409 else 201, order)
    }

    // #endregion provider

    private fun HttpExchange.respond(status: Int, body: Any? = null) {
        if (body == null) {
            sendResponseHeaders(status, -1)
        } else {
            val bytes = json.writeValueAsBytes(body)
            responseHeaders.set("Content-Type", "application/json")
            sendResponseHeaders(status, bytes.size.toLong())
            responseBody.write(bytes)
        }
    }

    private data class PlaceOrder(val items: List<Item>)
}
