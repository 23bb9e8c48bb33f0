package shop.parcels

import au.com.dius.pact.consumer.dsl.PactDslJsonRootValue.stringType
import au.com.dius.pact.core.model.PactSpecVersion
import au.com.dius.pact.core.model.messaging.MessagePact
import munit.FunSuite
import pact4s.dsl.ScalaDsl
import pact4s.munit.MessagePactForger
import scala.collection.mutable.ListBuffer

// #region lambda-consumer
class ParcelFunctionSuite extends MessagePactForger, ScalaDsl:
  override val pactSpecVersion = PactSpecVersion.V4

  private val event = newJsonObject { o =>
    o.integerType("orderId", 42)
    o.eachLike("skus", stringType("TEA-01"))
  }

  override val pact: MessagePact = Pact4sMessagePactBuilder()
    .consumer("ParcelFunction")
    .hasPactWith("PaymentFunction")
    .`given`("an order was paid", Map("id" -> 42))
    .expectsToReceive("order paid")
    .withContent(event)
    .toMessagePact

  test("prints a label") {
    for message <- messages do
      val labels = ListBuffer.empty[String]
      val record = SqsMessage("m-1", message.contentsAsString)

      val response = ParcelFunction(labels.append).handleRequest(SqsEvent(List(record)))

      assertEquals(response.batchItemFailures, Nil)
      assertEquals(labels.toList, List("Order 42: TEA-01"))
  }
// #endregion lambda-consumer

class UnreadableRecordSuite extends FunSuite:
  test("an unreadable record is reported") {
    val function = ParcelFunction(_ => fail("there is nothing to print"))

    val response = function.handleRequest(SqsEvent(List(SqsMessage("m-2", "paid!"))))

    assertEquals(response.batchItemFailures, List(Failure("m-2")))
  }
