import Foundation

public struct DeliveryClient: Sendable {
    private struct Delivery: Decodable {
        let id: Int
        let note: String?
    }

    private let baseURL: URL

    public init(baseURL: URL) {
        self.baseURL = baseURL
    }

    /// What the driver's label says: most deliveries come without a note.
    public func label(_ id: Int) async throws -> String {
        let url = baseURL.appending(path: "deliveries/\(id)")
        let (data, _) = try await URLSession.shared.data(from: url)
        let delivery = try JSONDecoder().decode(Delivery.self, from: data)
        return "Delivery \(delivery.id): \(delivery.note ?? "ring the bell")"
    }
}
