package com.example.shop.orders

import com.example.shop.orders.Order.Customer
import com.example.shop.orders.Order.Item
import com.example.shop.orders.Order.Status
import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import groovy.json.JsonOutput
import groovy.json.JsonSlurper

class OrderApi implements Closeable {
    private static final Customer GUEST = new Customer('guest', 'guest@example.org')

    private final OrderStore orders
    private final Tokens tokens
    private final HttpServer server

    OrderApi(OrderStore orders, Tokens tokens) {
        this.orders = orders
        this.tokens = tokens
        server = HttpServer.create(new InetSocketAddress(InetAddress.loopbackAddress, 0), 0)
        server.createContext('/orders') { exchange -> route(exchange) }
        server.start()
    }

    int getPort() {
        server.address.port
    }

    @Override
    void close() {
        server.stop(0)
    }

    // #region provider
    void route(HttpExchange exchange) {
        def id = exchange.requestURI.path - '/orders' - '/'
        switch ("$exchange.requestMethod ${id ? 'one' : 'all'}") {
            case 'GET one': find(exchange, id as long); break
            case 'GET all': list(exchange); break
            case 'POST all': place(exchange); break
            default: respond(exchange, 404)
        }
    }

    void find(HttpExchange exchange, long id) {
        def order = orders.find(id)
        respond(exchange, order ? 200 : 404, order?.toJson())
    }

    void list(HttpExchange exchange) {
        def customer = tokens.customer(exchange.requestHeaders.getFirst('Authorization'))
        if (customer) {
            def status = (exchange.requestURI.query - 'status=') as Status
            respond(exchange, 200, orders.findByCustomer(customer, status)*.toJson())
        } else {
            respond(exchange, 401)
        }
    }

    void place(HttpExchange exchange) {
        def items = new JsonSlurper().parse(exchange.requestBody).items.collect { new Item(it) }
        def order = orders.place(GUEST, items)
        if (order) {
            exchange.responseHeaders.set('Location', "/orders/$order.id")
        }
        respond(exchange, order ? 201 : 409, order?.toJson())
    }

    // #endregion provider

    private static void respond(HttpExchange exchange, int status, Object body = null) {
        if (body == null) {
            exchange.sendResponseHeaders(status, -1)
        } else {
            def bytes = JsonOutput.toJson(body).getBytes('UTF-8')
            exchange.responseHeaders.set('Content-Type', 'application/json')
            exchange.sendResponseHeaders(status, bytes.length)
            exchange.responseBody.write(bytes)
        }
        exchange.close()
    }
}
