package com.example.shop.aws

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import java.time.Instant

/** Stands for API Gateway with IAM authorisation: lets signed requests through to a service. */
class ApiGateway(private val signer: AwsSigner, private val service: Int) : AutoCloseable {
    private val http = HttpClient.newHttpClient()
    private val server =
        HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0).apply {
            createContext("/") { it.use(::forward) }
            start()
        }

    val port: Int
        get() = server.address.port

    override fun close() = server.stop(0)

    private fun forward(exchange: HttpExchange) {
        val body = exchange.requestBody.readAllBytes()
        if (!isSigned(exchange, body)) {
            exchange.sendResponseHeaders(403, -1)
            return
        }
        val request =
            HttpRequest.newBuilder(URI("http://localhost:$service${exchange.requestURI}"))
                .method(exchange.requestMethod, HttpRequest.BodyPublishers.ofByteArray(body))
                .build()
        val response = http.send(request, BodyHandlers.ofByteArray())
        for (name in listOf("Content-Type", "Location")) {
            response.headers().firstValue(name).ifPresent { exchange.responseHeaders.set(name, it) }
        }
        val length = response.body().size.toLong()
        exchange.sendResponseHeaders(response.statusCode(), if (length == 0L) -1 else length)
        exchange.responseBody.write(response.body())
    }

    private fun isSigned(exchange: HttpExchange, body: ByteArray): Boolean {
        val headers = exchange.requestHeaders
        val date = headers.getFirst("X-Amz-Date") ?: return false
        val time = date.replace(Regex("(....)(..)(..)T(..)(..)(..)Z"), "$1-$2-$3T$4:$5:$6Z")
        val uri = URI("http://${headers.getFirst("Host")}${exchange.requestURI}")
        val again = signer.sign(exchange.requestMethod, uri, body, Instant.parse(time))
        return again["Authorization"] == headers.getFirst("Authorization")
    }
}
