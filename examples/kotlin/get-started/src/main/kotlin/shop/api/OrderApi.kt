package shop.api

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.math.BigDecimal
import java.net.InetSocketAddress
import tools.jackson.module.kotlin.jacksonObjectMapper

data class StoredOrder(val id: Long, val status: String, val total: BigDecimal)

/** Serves the orders that are in its store. */
class OrderApi(port: Int) {
    private val json = jacksonObjectMapper()
    private val store = mutableMapOf<String, StoredOrder>()
    private val server =
        HttpServer.create(InetSocketAddress("localhost", port), 0).apply {
            createContext("/orders/") { it.use(::find) }
            start()
        }

    val port: Int
        get() = server.address.port

    fun save(order: StoredOrder) {
        store["/orders/${order.id}"] = order
    }

    fun stop() = server.stop(0)

    private fun find(exchange: HttpExchange) {
        val order = store[exchange.requestURI.path]
        if (order == null) {
            exchange.sendResponseHeaders(404, -1)
            return
        }
        val body = json.writeValueAsBytes(fields(order))
        exchange.responseHeaders.set("Content-Type", "application/json")
        exchange.sendResponseHeaders(200, body.size.toLong())
        exchange.responseBody.write(body)
    }

    private fun fields(order: StoredOrder) =
        mapOf(
            "id" to order.id,
            "status" to order.status,
            "total" to order.total,
        )
}
