import Vapor

public struct Order: Content {
    public let id: Int
    public let status: Status
    public let total: Double
    public let placedAt: Date
    public let items: [Item]

    public init(id: Int, status: Status, total: Double, placedAt: Date, items: [Item]) {
        self.id = id
        self.status = status
        self.total = total
        self.placedAt = placedAt
        self.items = items
    }
}

public enum Status: String, Codable, Sendable {
    case pending = "PENDING"
    case paid = "PAID"
    case shipped = "SHIPPED"
}

public struct Item: Content {
    public let sku: String
    public let quantity: Int

    public init(sku: String, quantity: Int) {
        self.sku = sku
        self.quantity = quantity
    }
}

/// What the shop knows.
public actor Shop {
    private var orders: [Int: Order] = [:]
    private var customers: [Int: String] = [:]
    private var prices: [String: Double] = [:]
    private var customersByToken: [String: String] = [:]

    public init() {}

    public func order(_ id: Int) -> Order? {
        orders[id]
    }

    public func orders(of customer: String) -> [Order] {
        orders.values.filter { customers[$0.id] == customer }.sorted { $0.id < $1.id }
    }

    public func add(_ order: Order, customer: String? = nil) {
        orders[order.id] = order
        customers[order.id] = customer
    }

    public func remove(_ id: Int) {
        orders[id] = nil
    }

    public func stock(_ sku: String, price: Double) {
        prices[sku] = price
    }

    public func signIn(_ customer: String, token: String) {
        customersByToken[token] = customer
    }

    public func customer(token: String) -> String? {
        customersByToken[token]
    }

    /// Takes an order, unless one of the products is not in stock.
    public func place(_ items: [Item]) -> Order? {
        var total = 0.0
        for item in items {
            guard let price = prices[item.sku] else { return nil }
            total += price * Double(item.quantity)
        }
        let id = (orders.keys.max() ?? 1000) + 1
        let order = Order(
            id: id, status: .pending, total: total, placedAt: Date(), items: items)
        orders[id] = order
        return order
    }
}
