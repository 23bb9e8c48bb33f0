package shop.payments

import java.io.File
import java.time.Instant
import munit.CatsEffectSuite
import pact4s.munit.MessagePactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.ResponseBuilder.MessageAndMetadataBuilder
import pact4s.provider.{ProviderInfoBuilder, ProviderState}
import scala.collection.concurrent.TrieMap
import scala.collection.mutable.ListBuffer
import shop.orders.{Customer, Item, Order, Status}

// #region lambda-provider
class PaymentFunctionProviderSuite extends CatsEffectSuite, MessagePactVerifier:
  private val orders = TrieMap.empty[String, Order]
  private val pact = File(
    sys.env.getOrElse("PACT_DIR", "pacts"),
    "ParcelFunction-PaymentFunction.json"
  )

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("PaymentFunction", FileSource("ParcelFunction" -> pact))
      .withStateChangeFunction { case ProviderState("an order was paid", params) =>
        orders.update("paid", order(params("id").toLong))
      }

  override def messages: ResponseFactory = { case "order paid" =>
    val sent = ListBuffer.empty[Publication]
    PaymentFunction(sent.append).handleRequest(orders("paid"))
    MessageAndMetadataBuilder(sent.head.message, Map("contentType" -> "application/json"))
  }

  test("honours the pact")(verifyPacts())

  private def order(id: Long) = Order(
    id = id,
    customer = Customer("grace", "grace@example.org"),
    status = Status.PAID,
    total = BigDecimal("12.25"),
    placedAt = Instant.parse("2026-02-28T18:05:00Z"),
    items = List(Item("MUG-07", 1), Item("TEA-02", 2))
  )
// #endregion lambda-provider
