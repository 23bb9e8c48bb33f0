package shop.orders

import cats.effect.IO
import com.comcast.ip4s.{host, port}
import java.io.File
import munit.CatsEffectSuite
import org.http4s.ember.server.EmberServerBuilder
import pact4s.munit.PactVerifier
import pact4s.provider.PactSource.FileSource
import pact4s.provider.ProviderRequestFilter.{NoOpFilter, SetHeaders}
import pact4s.provider.{ProviderInfoBuilder, ProviderRequest, ProviderRequestFilter}
import scala.concurrent.duration.*

// #region provider-test uses order-api-states
class OrderApiProviderSuite extends CatsEffectSuite, PactVerifier:
  private val orders = OrderStore()
  // #region helper-tokens
  private val tokens = Tokens()
  // #endregion helper-tokens
  private val server = ResourceSuiteLocalFixture(
    "OrderApi",
    EmberServerBuilder
      .default[IO]
      .withHost(host"localhost")
      .withPort(port"0")
      .withHttpApp(OrderApi(orders, tokens).app)
      .withShutdownTimeout(1.second)
      .build
  )
  private val pact = File(sys.env.getOrElse("PACT_DIR", "pacts"), "OrderWeb-OrderApi.json")

  override def munitFixtures = List(server)

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("OrderApi", FileSource("OrderWeb" -> pact))
      .withPort(server().address.getPort)
      .withStateManagementFunction(OrderApiStates(orders).stateManagement)
      .withRequestFiltering(signIn)

  // #region provider-auth uses tokens
  // The token in the pact is an example; the API accepts only one that it has issued.
  private def signIn(request: ProviderRequest): ProviderRequestFilter =
    if request.containsHeaders("Authorization") then
      SetHeaders("Authorization" -> s"Bearer ${tokens.issue("ada")}")
    else NoOpFilter
  // #endregion provider-auth

  test("honours the pact")(verifyPacts())
// #endregion provider-test
