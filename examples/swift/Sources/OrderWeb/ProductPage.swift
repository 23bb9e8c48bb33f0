import Foundation

// #region graphql-client
public let productQuery = """
    query Product($sku: ID!) {
      product(sku: $sku) { name price }
    }
    """

public struct ProductPage: Sendable {
    public struct Product: Decodable, Sendable {
        public let name: String
        public let price: Double
    }

    public struct Problem: Decodable, Error {
        public let message: String
    }

    private struct Answer: Decodable {
        struct Content: Decodable {
            let product: Product?
        }
        let data: Content?
        let errors: [Problem]?
    }

    private let endpoint: URL

    public init(baseURL: URL) {
        endpoint = baseURL.appending(path: "graphql")
    }

    public func product(_ sku: String) async throws -> Product? {
        var request = URLRequest(url: endpoint)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONSerialization.data(withJSONObject: [
            "operationName": "Product",
            "query": productQuery,
            "variables": ["sku": sku],
        ])
        let (data, _) = try await URLSession.shared.data(for: request)
        let answer = try JSONDecoder().decode(Answer.self, from: data)
        if let problem = answer.errors?.first {
            throw problem
        }
        return answer.data?.product
    }
}
// #endregion graphql-client
