import OrderWeb
import PactSwift
import XCTest

final class OrderClientTests: XCTestCase {
    // #region helper-order-api
    // The folder `pacts` beside Package.swift.
    private static let pacts = URL(fileURLWithPath: #filePath)
        .appending(path: "../../../pacts").standardizedFileURL

    private static let orderApi = MockService(
        consumer: "OrderWeb", provider: "OrderApi", writePactTo: pacts, merge: false)
    // #endregion helper-order-api

    // #region test uses order-api
    func testGetsAnOrder() async throws {
        Self.orderApi
            .uponReceiving("a request for an order")
            .given(ProviderState(description: "an order exists", params: ["id": "42"]))
            .withRequest(method: .GET, path: "/orders/42")
            .willRespondWith(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: [
                    "status": Matcher.OneOf(values: ["PAID", "PENDING", "SHIPPED"]),
                    "total": Matcher.SomethingLike(31.5),
                ])

        try await Self.orderApi.run { baseURL in
            let client = OrderClient(baseURL: URL(string: baseURL)!)
            let order = try await client.order(42)
            XCTAssertEqual(order.status, "PAID")
            XCTAssertEqual(order.total, 31.5)
        }
    }
    // #endregion test
}
