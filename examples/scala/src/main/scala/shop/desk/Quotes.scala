package shop.desk

import io.circe.Json
import io.circe.parser.parse
import io.circe.syntax.*

object QuoteDesk:
  /** What a customer is told, from the service's reply. */
  def label(reply: String): String =
    val price = parse(reply).flatMap(_.hcursor.get[BigDecimal]("price"))
    price.fold(_ => "Ask us", amount => s"£$amount")

object QuoteService:
  private val prices = Map("TEA-01" -> BigDecimal("15.75"))

  def reply(sku: String): String =
    Json.obj("sku" -> sku.asJson, "price" -> prices.get(sku).asJson).noSpaces
