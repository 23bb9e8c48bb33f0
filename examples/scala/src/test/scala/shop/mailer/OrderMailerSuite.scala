package shop.mailer

import au.com.dius.pact.core.model.PactSpecVersion
import au.com.dius.pact.core.model.messaging.MessagePact
import java.time.ZonedDateTime
import pact4s.circe.implicits.messagePactDecoder
import pact4s.dsl.ScalaDsl
import pact4s.munit.MessagePactForger

// #region message-consumer
class OrderMailerSuite extends MessagePactForger, ScalaDsl:
  override val pactSpecVersion = PactSpecVersion.V4

  private val event = newJsonObject { o =>
    o.integerType("orderId", 42)
    o.stringMatcher("email", "^[^@ ]+@[^@ ]+$", "ada@example.org")
    o.decimalType("total", 31.5)
    o.datetime(
      "placedAt",
      "yyyy-MM-dd'T'HH:mm:ssX",
      ZonedDateTime.parse("2026-03-14T09:26:53Z")
    )
  }

  override val pact: MessagePact = Pact4sMessagePactBuilder()
    .consumer("OrderMailer")
    .hasPactWith("OrderPublisher")
    .`given`("an order was placed", Map("id" -> 42))
    .expectsToReceive("order placed")
    .withMetadata(Map("topic" -> "orders"))
    .withContent(event)
    .toMessagePact

  test("sends a confirmation") {
    for message <- messages do
      val mail = message.as[OrderPlaced].map(OrderMailer.sendConfirmation)
      val text = "Thank you for order 42 of 2026-03-14. You paid £31.50."
      assertEquals(mail, Right(Mail("ada@example.org", text)))
  }
// #endregion message-consumer
