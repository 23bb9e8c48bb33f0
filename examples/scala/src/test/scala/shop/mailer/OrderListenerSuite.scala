package shop.mailer

import java.nio.charset.StandardCharsets.UTF_8
import munit.FunSuite
import scala.collection.mutable.ListBuffer

// #region kafka-adapter-test
class OrderListenerSuite extends FunSuite:
  private val frame = Array[Byte](0, 0, 0, 0, 7)
  private val event = """
    {
      "orderId": 42, "email": "ada@example.org",
      "total": 31.5, "placedAt": "2026-03-14T09:26:53Z"
    }
  """.getBytes(UTF_8)
  private val handled = ListBuffer.empty[OrderPlaced]
  private val forgotten = ListBuffer.empty[String]
  private val listener = OrderListener(handled.append, forgotten.append)

  test("hands on what is behind the frame") {
    listener.receive("42", Some(frame ++ event))

    assertEquals(handled.map(_.orderId).toList, List(42L))
  }

  test("forgets the order of a tombstone") {
    listener.receive("42", None)

    assertEquals(forgotten.toList, List("42"))
  }

  test("refuses a value without the frame") {
    intercept[IllegalArgumentException](listener.receive("42", Some(event)))
  }
// #endregion kafka-adapter-test
