package web

import io.circe.Decoder
import io.circe.parser.decode
import java.net.URI
import java.net.http.HttpResponse.BodyHandlers
import java.net.http.{HttpClient, HttpRequest}
import scala.util.Try

enum Status:
  case PENDING, PAID, SHIPPED

object Status:
  given Decoder[Status] = Decoder.decodeString.emapTry(name => Try(valueOf(name)))

/** What OrderWeb shows of an order. */
final case class Order(status: Status, total: BigDecimal) derives Decoder

final class OrderClient(baseUrl: String):
  private val http = HttpClient.newHttpClient()

  def find(id: Long): Order =
    val request = HttpRequest.newBuilder(URI.create(s"$baseUrl/orders/$id")).build()
    val response = http.send(request, BodyHandlers.ofString())
    decode[Order](response.body).fold(throw _, identity)
