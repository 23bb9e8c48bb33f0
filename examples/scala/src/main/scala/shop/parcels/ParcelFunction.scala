package shop.parcels

import io.circe.Decoder
import io.circe.parser.decode

// #region lambda-handler
final case class OrderPaid(orderId: Long, skus: List[String]) derives Decoder

object ParcelFunction:
  /** The handler: knows the event of the shop, and nothing of AWS. */
  def label(event: OrderPaid): String = s"Order ${event.orderId}: ${event.skus.mkString(", ")}"

final class ParcelFunction(print: String => Unit):
  /** The adapter: takes the queue's envelope apart, and reports the records that failed. */
  def handleRequest(event: SqsEvent): BatchResponse =
    BatchResponse(event.records.flatMap { message =>
      decode[OrderPaid](message.body) match
        case Right(paid) =>
          print(ParcelFunction.label(paid))
          None
        case Left(_) => Some(Failure(message.messageId))
    })

// In production, the types below come from the library aws-lambda-java-events.
final case class SqsMessage(messageId: String, body: String)
final case class SqsEvent(records: List[SqsMessage])
final case class Failure(itemIdentifier: String)
final case class BatchResponse(batchItemFailures: List[Failure])
// #endregion lambda-handler
