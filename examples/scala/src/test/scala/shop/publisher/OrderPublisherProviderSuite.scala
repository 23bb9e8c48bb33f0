package shop.publisher

import java.io.File
import java.time.Instant
import munit.CatsEffectSuite
import pact4s.munit.MessagePactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.ResponseBuilder.MessageAndMetadataBuilder
import pact4s.provider.{ProviderInfoBuilder, ProviderState}
import scala.collection.concurrent.TrieMap
import shop.orders.{Customer, Item, Order, Status}

// #region message-provider
class OrderPublisherProviderSuite extends CatsEffectSuite, MessagePactVerifier:
  private val orders = TrieMap.empty[String, Order]
  private val pact = File(
    sys.env.getOrElse("PACT_DIR", "pacts"),
    "OrderMailer-OrderPublisher.json"
  )

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("OrderPublisher", FileSource("OrderMailer" -> pact))
      .withStateChangeFunction { case ProviderState("an order was placed", params) =>
        orders.update("newest", order(params("id").toLong))
      }

  override def messages: ResponseFactory = { case "order placed" =>
    val message = OrderPublisher.orderPlaced(orders("newest"))
    MessageAndMetadataBuilder(message.body, message.metadata)
  }

  test("honours the pact")(verifyPacts())

  private def order(id: Long) = Order(
    id = id,
    customer = Customer("grace", "grace@example.org"),
    status = Status.PENDING,
    total = BigDecimal("12.25"),
    placedAt = Instant.parse("2026-02-28T18:05:00Z"),
    items = List(Item("TEA-02", 1))
  )
// #endregion message-provider
