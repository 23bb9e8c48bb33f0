// #region client
import Foundation

public struct OrderClient: Sendable {
    private let baseURL: URL

    public init(baseURL: URL) {
        self.baseURL = baseURL
    }

    /// The order, or nil if there is none with this number.
    public func order(_ id: Int) async throws -> Order? {
        let request = URLRequest(url: baseURL.appending(path: "orders/\(id)"))
        let (data, response) = try await send(request)
        return response.statusCode == 404 ? nil : try decode(data, response)
    }

    private func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        var request = request
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let response = response as? HTTPURLResponse else {
            throw URLError(.badServerResponse)
        }
        return (data, response)
    }

    private func decode<T: Decodable>(_ data: Data, _ response: HTTPURLResponse) throws -> T {
        guard (200..<300).contains(response.statusCode) else {
            throw URLError(.badServerResponse)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(T.self, from: data)
    }
}
// #endregion client

extension OrderClient {
    public func orderStatus(_ id: Int) async throws -> OrderStatus {
        let request = URLRequest(url: baseURL.appending(path: "orders/\(id)"))
        let (data, response) = try await send(request)
        return try decode(data, response)
    }

    public func myOrders(token: String, status: Status) async throws -> [OrderTotal] {
        let query = [URLQueryItem(name: "status", value: status.rawValue)]
        let url = baseURL.appending(path: "orders").appending(queryItems: query)
        var request = URLRequest(url: url)
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        let (data, response) = try await send(request)
        return try decode(data, response)
    }

    /// Places an order and gives its address and status.
    public func place(_ items: [Item]) async throws -> (location: String?, order: OrderStatus) {
        var request = URLRequest(url: baseURL.appending(path: "orders"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(["items": items])
        let (data, response) = try await send(request)
        let location = response.value(forHTTPHeaderField: "Location")
        return (location, try decode(data, response))
    }
}
