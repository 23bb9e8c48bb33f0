package shop.web

import cats.effect.IO
import org.http4s.Uri
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.client.Client

final class NewestDeliveryClient(http: Client[IO], baseUri: Uri):

  def label: IO[String] =
    http.expect[Delivery](baseUri / "deliveries" / "newest").map { delivery =>
      s"Delivery ${delivery.id}: ${delivery.note.getOrElse("ring the bell")}"
    }
