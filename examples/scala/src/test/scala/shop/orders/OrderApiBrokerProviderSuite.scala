package shop.orders

import cats.effect.IO
import com.comcast.ip4s.{host, port}
import java.time.LocalDate
import munit.CatsEffectSuite
import org.http4s.ember.server.EmberServerBuilder
import pact4s.munit.PactVerifier
import pact4s.provider.*
import pact4s.provider.Authentication.TokenAuth
import pact4s.provider.PactSource.PactBrokerWithSelectors
import pact4s.provider.ProviderRequestFilter.{NoOpFilter, SetHeaders}
import scala.concurrent.duration.*

// #region provider-broker uses order-api-verification
class OrderApiBrokerProviderSuite extends OrderApiVerification:
  override def pactSource: PactSource =
    PactBrokerWithSelectors(sys.env("PACT_BROKER_BASE_URL"))
      .withAuth(TokenAuth(sys.env("PACT_BROKER_TOKEN")))
      .withConsumerVersionSelectors(
        ConsumerVersionSelectors.mainBranch.matchingBranch.deployedOrReleased
      )
      .withPendingPactsEnabled
      .withWipPactsSince(WipPactsSince.localDate(LocalDate.of(2026, 1, 1)))

  test("honours every pact of the Broker") {
    assume(sys.env.contains("PACT_BROKER_BASE_URL"), "PACT_BROKER_BASE_URL names no Broker")
    val isCi = sys.env.get("CI").contains("true")

    verifyPacts(
      providerBranch = Some(Branch(sys.env("GIT_BRANCH"))),
      publishVerificationResults =
        Option.when(isCi)(PublishVerificationResults(sys.env("GIT_COMMIT")))
    )
  }
// #endregion provider-broker

// #region helper-order-api-verification uses order-api-states
/** Runs OrderApi while pacts are verified, wherever those come from. */
sealed abstract class OrderApiVerification extends CatsEffectSuite, PactVerifier:
  private val orders = OrderStore()
  private val tokens = Tokens()
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

  def pactSource: PactSource

  override def munitFixtures = List(server)

  override def provider: ProviderInfoBuilder =
    ProviderInfoBuilder("OrderApi", pactSource)
      .withPort(server().address.getPort)
      .withStateManagementFunction(OrderApiStates(orders).stateManagement)
      .withRequestFiltering { request =>
        if request.containsHeaders("Authorization") then
          SetHeaders("Authorization" -> s"Bearer ${tokens.issue("ada")}")
        else NoOpFilter
      }
// #endregion helper-order-api-verification
