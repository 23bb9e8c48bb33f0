package orders

import java.io.File
import org.scalatest.BeforeAndAfterAll
import org.scalatest.funsuite.AnyFunSuite
import pact4s.provider.PactSource.FileSource
import pact4s.provider.{ProviderInfoBuilder, ProviderState}
import pact4s.scalatest.PactVerifier

class OrderApiSpec extends AnyFunSuite, PactVerifier, BeforeAndAfterAll:
  private val pact = File("target/pacts/OrderWeb-OrderApi.json")
  private val api = OrderApi()
  private lazy val port = api.start()

  override def afterAll(): Unit = api.stop()

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("OrderApi", FileSource("OrderWeb" -> pact))
      .withPort(port)
      .withStateChangeFunction {
        case ProviderState("an order exists", params) =>
          val id = params("id").toLong
          api.orders.update(id, Order(id, "PAID", BigDecimal("12.25")))
        case other => fail(s"no handler for the state ${other.state}")
      }

  test("honours its pacts")(verifyPacts())
