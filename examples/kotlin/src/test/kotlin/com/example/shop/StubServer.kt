package com.example.shop

import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress

// #region helper-stub-server
/** A server that answers every request with JSON. */
class StubServer(jsonForPath: (String) -> String) : AutoCloseable {
    private val server =
        HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0).apply {
            createContext("/") { exchange ->
                val body = jsonForPath(exchange.requestURI.path).toByteArray()
                exchange.responseHeaders.set("Content-Type", "application/json")
                exchange.sendResponseHeaders(200, body.size.toLong())
                exchange.responseBody.use { it.write(body) }
            }
            start()
        }

    val port: Int
        get() = server.address.port

    override fun close() = server.stop(0)
}
// #endregion helper-stub-server
