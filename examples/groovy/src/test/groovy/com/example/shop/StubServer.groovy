package com.example.shop

import com.sun.net.httpserver.HttpServer
import groovy.json.JsonOutput

// #region helper-stub-server
/** A server that answers every request with JSON. */
class StubServer implements Closeable {
    private final HttpServer server

    StubServer(Closure<Object> jsonForPath) {
        server = HttpServer.create(new InetSocketAddress(InetAddress.loopbackAddress, 0), 0)
        server.createContext('/') { exchange ->
            def body = JsonOutput.toJson(jsonForPath(exchange.requestURI.path)).getBytes('UTF-8')
            exchange.responseHeaders.set('Content-Type', 'application/json')
            exchange.sendResponseHeaders(200, body.length)
            exchange.responseBody.write(body)
            exchange.close()
        }
        server.start()
    }

    int getPort() {
        server.address.port
    }

    @Override
    void close() {
        server.stop(0)
    }
}
// #endregion helper-stub-server
