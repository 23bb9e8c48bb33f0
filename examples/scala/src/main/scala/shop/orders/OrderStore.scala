package shop.orders

import java.time.Instant
import java.time.temporal.ChronoUnit
import java.util.concurrent.atomic.AtomicLong
import scala.collection.concurrent.TrieMap

/** Keeps the shop's orders and stock in memory. */
final class OrderStore:
  private val orders = TrieMap.empty[Long, Order]
  private val prices = TrieMap.empty[String, BigDecimal]
  private val lastId = AtomicLong(1000)

  def save(order: Order): Unit = orders.update(order.id, order)

  def clear(): Unit =
    orders.clear()
    prices.clear()

  def find(id: Long): Option[Order] = orders.get(id)

  def findByCustomer(name: String, status: Status): List[Order] =
    orders.values.filter(order => order.customer.name == name && order.status == status).toList

  def stock(sku: String, price: BigDecimal): Unit = prices.update(sku, price)

  /** Places the order, unless one of its items is not in stock. */
  def place(customer: Customer, items: List[Item]): Option[Order] =
    Option.when(items.forall(item => prices.contains(item.sku))) {
      val order = Order(
        id = lastId.incrementAndGet(),
        customer = customer,
        status = Status.PENDING,
        total = items.map(item => prices(item.sku) * item.quantity).sum,
        placedAt = Instant.now().truncatedTo(ChronoUnit.SECONDS),
        items = items
      )
      save(order)
      order
    }
