package com.example.shop.catalogue

import com.sun.net.httpserver.HttpServer
import groovy.json.JsonOutput
import groovy.json.JsonSlurper

// #region helper-catalogue-graphql
/** Stands in for a GraphQL server: it knows one query, and chooses no fields. */
class CatalogueGraphQL implements Closeable {
    final Map<String, Map> products = [:]
    boolean rebuilding = false
    private final HttpServer server

    CatalogueGraphQL() {
        server = HttpServer.create(new InetSocketAddress(InetAddress.loopbackAddress, 0), 0)
        server.createContext('/graphql') { exchange ->
            def question = new JsonSlurper().parse(exchange.requestBody)
            def body = JsonOutput.toJson(answer(question.variables.sku as String)).getBytes('UTF-8')
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

    Map answer(String sku) {
        rebuilding ?
            [data: [product: null], errors: [[message: 'Come back in a minute']]] :
            [data: [product: products[sku]]]
    }
}
// #endregion helper-catalogue-graphql
