import Foundation

public struct Order: Decodable {
    public let id: Int
    public let status: Status
    public let total: Decimal
    public let placedAt: Date
    public let items: [Item]
}

public struct OrderStatus: Decodable {
    public let id: Int
    public let status: Status
}

public struct OrderTotal: Decodable {
    public let id: Int
    public let total: Decimal
}

public enum Status: String, Decodable {
    case pending = "PENDING"
    case paid = "PAID"
    case shipped = "SHIPPED"
}

public struct Item: Codable {
    public let sku: String
    public let quantity: Int

    public init(sku: String, quantity: Int) {
        self.sku = sku
        self.quantity = quantity
    }
}
