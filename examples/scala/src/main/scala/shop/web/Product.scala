package shop.web

import io.circe.Decoder
import java.time.{Instant, LocalDate, LocalTime}
import java.util.UUID

/** A product of the catalogue; a field that the API leaves out is None. */
final case class Product(
    sku: Option[String],
    name: Option[String],
    description: Option[String],
    barcode: Option[String],
    price: Option[BigDecimal],
    weight: Option[Int],
    rating: Option[Double],
    inStock: Option[Boolean],
    discontinuedOn: Option[LocalDate],
    batch: Option[UUID],
    addedOn: Option[LocalDate],
    dispatchedBy: Option[LocalTime],
    updatedAt: Option[Instant],
    maker: Option[Maker],
    colours: Option[List[String]],
    photos: Option[List[String]],
    offers: Option[List[Offer]],
    variants: Option[List[Variant]],
    translations: Option[Map[String, String]]
) derives Decoder

final case class Maker(name: String, country: String) derives Decoder

final case class Offer(currency: String, price: BigDecimal) derives Decoder

final case class Variant(kind: String, grams: Option[Int] = None, size: Option[String] = None)
    derives Decoder
