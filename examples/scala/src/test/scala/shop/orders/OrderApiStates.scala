package shop.orders

import java.time.Instant
import pact4s.provider.ProviderState
import pact4s.provider.StateManagement.StateManagementFunction

// #region helper-order-api-states
/** Puts the store into the states that the pacts of OrderApi ask for. */
final class OrderApiStates(orders: OrderStore):
  private val tea = List(Item("TEA-01", 2))

  // #region provider-states uses order-api-states
  def stateManagement: StateManagementFunction =
    StateManagementFunction
      .withResponse(setUp.andThen(_ => Map.empty).orElse(placeOrder))
      .withBeforeEach(() => orders.clear())

  private def setUp: PartialFunction[ProviderState, Unit] =
    case ProviderState("an order exists", params) =>
      orders.save(paidOrder(params("id").toLong, "ada"))
    case ProviderState("no order exists", _) =>
      ()
    case ProviderState("a product is in stock", params) =>
      orders.stock(params("sku"), BigDecimal("15.75"))
    case ProviderState("a customer with orders is signed in", params) =>
      orders.save(paidOrder(7, params("customer")))
  // #endregion provider-states

  // #region provider-state-value-handler uses order-api-states
  private def placeOrder: PartialFunction[ProviderState, Map[String, String]] =
    case ProviderState("an order was placed", _) =>
      orders.stock("TEA-01", BigDecimal("15.75"))
      val order = orders.place(Customer("ada", "ada@example.org"), tea)
      Map("id" -> order.fold("")(_.id.toString))
  // #endregion provider-state-value-handler

  private def paidOrder(id: Long, customer: String) = Order(
    id = id,
    customer = Customer(customer, s"$customer@example.org"),
    status = Status.PAID,
    total = BigDecimal("31.50"),
    placedAt = Instant.parse("2026-02-28T18:05:00Z"),
    items = tea
  )
// #endregion helper-order-api-states
