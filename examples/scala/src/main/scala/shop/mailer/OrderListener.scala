package shop.mailer

import io.circe.parser.decode
import java.nio.charset.StandardCharsets.UTF_8

// #region kafka-adapter
/** The Kafka client's stream calls this with the key and the value of each record. */
final class OrderListener(handle: OrderPlaced => Unit, forget: String => Unit):
  private val frame = 5 // a zero, and the four bytes of the schema's id

  def receive(key: String, value: Option[Array[Byte]]): Unit = value match
    case None => forget(key) // a tombstone
    case Some(bytes) if bytes.headOption.contains(0.toByte) =>
      val content = String(bytes.drop(frame), UTF_8)
      decode[OrderPlaced](content).fold(throw _, handle)
    case _ => throw IllegalArgumentException("The value has no Schema Registry frame")
// #endregion kafka-adapter
