package com.example.shop.orders

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress

// #region lambda-http-server
/** Calls a function as API Gateway does: a request becomes an event, a result a response. */
class FunctionServer(private val function: (HttpEvent) -> HttpResult) : AutoCloseable {
    private val server =
        HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0).apply {
            createContext("/") { exchange -> exchange.use { it.answer(call(it.event())) } }
            start()
        }

    val port: Int
        get() = server.address.port

    override fun close() = server.stop(0)

    private fun call(event: HttpEvent): HttpResult =
        try {
            function(event)
        } catch (e: Exception) {
            e.printStackTrace()
            HttpResult(500)
        }

    private fun HttpExchange.event() =
        HttpEvent(
            rawPath = requestURI.rawPath,
            rawQueryString = requestURI.rawQuery.orEmpty(),
            headers =
                requestHeaders.entries.associate { (name, values) ->
                    name.lowercase() to values.joinToString(",")
                },
            requestContext = RequestContext(Http(requestMethod)),
            body = requestBody.readAllBytes().decodeToString(),
        )

    private fun HttpExchange.answer(result: HttpResult) {
        result.headers.forEach(responseHeaders::set)
        val body = result.body.toByteArray()
        sendResponseHeaders(result.statusCode, if (body.isEmpty()) -1 else body.size.toLong())
        responseBody.write(body)
    }
}
// #endregion lambda-http-server
