package shop.orders

import cats.effect.IO
import com.comcast.ip4s.{host, port}
import java.io.File
import munit.CatsEffectSuite
import org.http4s.ember.server.EmberServerBuilder
import pact4s.munit.PactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.{ProviderInfoBuilder, ProviderRequestFilter}
import scala.concurrent.duration.*

class PublicPathProviderSuite extends CatsEffectSuite, PactVerifier:
  // #region helper-server
  private val orders = OrderStore()
  private val server = ResourceSuiteLocalFixture(
    "OrderApi",
    EmberServerBuilder
      .default[IO]
      .withHost(host"localhost")
      .withPort(port"0")
      .withHttpApp(OrderApi(orders, Tokens()).app)
      .withShutdownTimeout(1.second)
      .build
  )
  // #endregion helper-server
  // #region helper-pact
  private val pact = File("target/pacts/public-paths", "OrderApp-OrderApi.json")
  // #endregion helper-pact

  override def munitFixtures = List(server)

  // #region gateway-prefix uses server pact order-api-states
  // Does what the gateway does: OrderApi itself knows no /shop.
  private val withoutPrefix: ProviderRequestFilter =
    request => request.setPath(request.getPath.replaceFirst("^/shop/", "/"))

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("OrderApi", FileSource("OrderApp" -> pact))
      .withPort(server().address.getPort)
      .withStateManagementFunction(OrderApiStates(orders).stateManagement)
      .withRequestFiltering(_ => withoutPrefix)
  // #endregion gateway-prefix

  test("honours the pact")(verifyPacts())
