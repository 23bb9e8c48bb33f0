import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

public struct Order: Decodable {
    public let status: String
    public let total: Double
}

/// What OrderWeb knows of OrderApi.
public struct OrderClient: Sendable {
    private let baseURL: URL

    public init(baseURL: URL) {
        self.baseURL = baseURL
    }

    public func order(_ id: Int) async throws -> Order {
        let url = baseURL.appending(path: "orders/\(id)")
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode(Order.self, from: data)
    }
}
