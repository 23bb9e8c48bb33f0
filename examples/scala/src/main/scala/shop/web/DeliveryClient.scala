package shop.web

import cats.effect.IO
import io.circe.Decoder
import org.http4s.Uri
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.client.Client

final case class Delivery(id: Long, note: Option[String]) derives Decoder

final class DeliveryClient(http: Client[IO], baseUri: Uri):

  /** What the driver's label says: most deliveries come without a note. */
  def label(id: Long): IO[String] =
    http.expect[Delivery](baseUri / "deliveries" / id.toString).map { delivery =>
      s"Delivery ${delivery.id}: ${delivery.note.getOrElse("ring the bell")}"
    }
