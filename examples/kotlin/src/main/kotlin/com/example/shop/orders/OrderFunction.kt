package com.example.shop.orders

import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

private val GUEST = Customer("guest", "guest@example.org")

// #region lambda-http-handler
/**
 * OrderApi as a function behind API Gateway, payload format 2.0. The event and the result are what
 * it needs of APIGatewayV2HTTPEvent and its response, in the library aws-lambda-java-events.
 */
class OrderFunction(private val orders: OrderStore, private val tokens: Tokens) {
    private val json = jacksonObjectMapper()

    fun handleRequest(event: HttpEvent): HttpResult =
        when {
            event.requestContext.http.method == "POST" -> place(event.body.orEmpty())
            event.rawPath == "/orders" -> list(event)
            else -> find(event.rawPath.removePrefix("/orders/").toLong())
        }

    private fun find(id: Long): HttpResult =
        orders.find(id)?.let { answer(200, it) } ?: HttpResult(404)

    private fun list(event: HttpEvent): HttpResult {
        val customer = tokens.customer(event.headers["authorization"]) ?: return HttpResult(401)
        val status = Status.valueOf(event.rawQueryString.removePrefix("status="))
        return answer(200, orders.findByCustomer(customer, status))
    }

    private fun answer(status: Int, body: Any, headers: Map<String, String> = mapOf()) =
        HttpResult(
            status,
            headers + ("content-type" to "application/json"),
            json.writeValueAsString(body),
        )

    private fun place(body: String): HttpResult {
        val request = json.readValue<PlaceOrder>(body)
        val order = orders.place(GUEST, request.items) ?: return HttpResult(409)
        return answer(201, order, mapOf("location" to "/orders/${order.id}"))
    }

    private data class PlaceOrder(val items: List<Item>)
}

// #endregion lambda-http-handler

/** The parts of the event that the function reads. */
data class HttpEvent(
    val rawPath: String,
    val rawQueryString: String,
    val headers: Map<String, String>,
    val requestContext: RequestContext,
    val body: String?,
)

data class RequestContext(val http: Http)

data class Http(val method: String)

data class HttpResult(
    val statusCode: Int,
    val headers: Map<String, String> = mapOf(),
    val body: String = "",
)
