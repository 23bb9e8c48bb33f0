package orders

import com.sun.net.httpserver.{HttpExchange, HttpServer}
import io.circe.Json
import io.circe.syntax.*
import java.net.InetSocketAddress
import scala.collection.concurrent.TrieMap

final case class Order(id: Long, status: String, total: BigDecimal)

final class OrderApi:
  val orders = TrieMap.empty[Long, Order]
  private val server = HttpServer.create(InetSocketAddress("localhost", 0), 0)
  server.createContext("/orders/", answer(_))

  def start(): Int =
    server.start()
    server.getAddress.getPort

  def stop(): Unit = server.stop(0)

  private def answer(exchange: HttpExchange): Unit =
    val id = exchange.getRequestURI.getPath.stripPrefix("/orders/").toLong
    orders.get(id) match
      case Some(order) => send(exchange, 200, json(order))
      case None        => send(exchange, 404, Json.obj("error" -> "no such order".asJson))

  private def json(order: Order): Json = Json.obj(
    "id" -> order.id.asJson,
    "status" -> order.status.asJson,
    "total" -> order.total.asJson
  )

  private def send(exchange: HttpExchange, status: Int, json: Json): Unit =
    val bytes = json.noSpaces.getBytes("UTF-8")
    exchange.getResponseHeaders.add("Content-Type", "application/json")
    exchange.sendResponseHeaders(status, bytes.length)
    exchange.getResponseBody.write(bytes)
    exchange.close()
