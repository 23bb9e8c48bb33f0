// #region refusal-client
import Foundation

public struct OrderForm: Sendable {
    private struct Refusal: Decodable {
        let errors: [String]
    }

    private let baseURL: URL

    public init(baseURL: URL) {
        self.baseURL = baseURL
    }

    /// What the customer has to correct: nothing, if the form is fine.
    public func submit(_ items: [Item]) async throws -> [String] {
        var request = URLRequest(url: baseURL.appending(path: "orders"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(["items": items])
        let (data, response) = try await URLSession.shared.data(for: request)
        switch (response as? HTTPURLResponse)?.statusCode {
        case 201: return []
        case 400: return try JSONDecoder().decode(Refusal.self, from: data).errors
        default: throw URLError(.badServerResponse)
        }
    }
}
// #endregion refusal-client
