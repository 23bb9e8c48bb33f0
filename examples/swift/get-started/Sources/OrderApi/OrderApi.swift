import Vapor

public struct Order: Content {
    public let id: Int
    public let status: String
    public let total: Double

    public init(id: Int, status: String, cents: Int) {
        self.id = id
        self.status = status
        self.total = Double(cents) / 100
    }
}

public actor Shop {
    private var orders: [Int: Order] = [:]

    public init() {}

    public func add(_ order: Order) {
        orders[order.id] = order
    }

    public func order(_ id: Int) -> Order? {
        orders[id]
    }
}

public func addRoutes(to app: Application, shop: Shop) {
    app.get("orders", ":id") { request async throws -> Order in
        let id = try request.parameters.require("id", as: Int.self)
        guard let order = await shop.order(id) else { throw Abort(.notFound) }
        return order
    }
}
