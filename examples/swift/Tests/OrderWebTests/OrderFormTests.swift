import OrderWeb
import PactSwift
import XCTest

/// Two ways to write one pact, kept apart from the pact of the shop.
final class OrderFormTests: XCTestCase {
    // #region helper-order-api
    private static let orderApi = MockService(
        consumer: "OrderWeb", provider: "OrderApi",
        writePactTo: FileManager.default.temporaryDirectory, merge: false)
    // #endregion helper-order-api

    // #region contract-too-much uses order-api
    func testShowsEveryRule() async throws {
        let rules: [(given: String, quantities: [Int], error: String)] = [
            ("no items", [], "The order has no items"),
            ("a quantity of 0", [0], "The quantity is less than 1"),
            ("a quantity of 100", [100], "The quantity is more than 99"),
        ]
        for rule in rules {
            let items = rule.quantities.map { Item(sku: "TEA-01", quantity: $0) }
            let body: [[String: Any]] = rule.quantities.map { ["sku": "TEA-01", "quantity": $0] }
            Self.orderApi
                .uponReceiving("an order with \(rule.given)")
                .withRequest(
                    method: .POST,
                    path: "/orders",
                    headers: ["Content-Type": "application/json"],
                    body: ["items": body])
                .willRespondWith(
                    status: 400,
                    headers: ["Content-Type": "application/json"],
                    body: ["errors": [rule.error]])

            try await Self.orderApi.run { baseURL in
                let form = OrderForm(baseURL: URL(string: baseURL)!)
                let errors = try await form.submit(items)
                XCTAssertEqual(errors, [rule.error])
            }
        }
    }
    // #endregion contract-too-much

    // #region contract-enough uses order-api
    func testShowsARefusal() async throws {
        let noItems: [[String: Any]] = []
        let message = Matcher.SomethingLike("The order has no items")
        Self.orderApi
            .uponReceiving("an order that is refused")
            .withRequest(
                method: .POST,
                path: "/orders",
                headers: ["Content-Type": "application/json"],
                body: ["items": noItems])
            .willRespondWith(
                status: 400,
                headers: ["Content-Type": "application/json"],
                body: ["errors": Matcher.EachLike(message, min: 1)])

        try await Self.orderApi.run { baseURL in
            let form = OrderForm(baseURL: URL(string: baseURL)!)
            let errors = try await form.submit([])
            XCTAssertEqual(errors, ["The order has no items"])
        }
    }
    // #endregion contract-enough
}
