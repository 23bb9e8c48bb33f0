// #region consumer-test uses pact-folder
import OrderWeb
import PactSwift
import XCTest

final class OrderClientTests: XCTestCase {
    // #region helper-order-api uses pact-folder
    // Shared by the tests, so that their interactions end up in one pact file.
    private static let orderApi = MockService(
        consumer: "OrderWeb", provider: "OrderApi", writePactTo: pactFolder, merge: false)
    // #endregion helper-order-api

    func testGetsAnOrder() async throws {
        Self.orderApi
            .uponReceiving("a request for an order")
            .given(ProviderState(description: "an order exists", params: ["id": "42"]))
            .withRequest(
                method: .GET, path: "/orders/42", headers: ["Accept": "application/json"])
            .willRespondWith(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: [
                    "id": Matcher.IntegerLike(42),
                    "status": Matcher.OneOf(values: ["PAID", "PENDING", "SHIPPED"]),
                    "total": Matcher.DecimalLike(31.5),
                    "placedAt": Matcher.RegexLike(
                        value: "2026-03-14T09:26:53Z",
                        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"),
                    "items": Matcher.EachLike([
                        "sku": Matcher.SomethingLike("TEA-01"),
                        "quantity": Matcher.IntegerLike(2),
                    ]),
                ])

        try await Self.orderApi.run { baseURL in
            let client = OrderClient(baseURL: URL(string: baseURL)!)
            let order = try await client.order(42)
            XCTAssertEqual(order?.status, .paid)
            XCTAssertEqual(order?.items.first?.sku, "TEA-01")
        }
    }
}
// #endregion consumer-test

extension OrderClientTests {
    func testKnowsThatAnOrderDoesNotExist() async throws {
        Self.orderApi
            .uponReceiving("a request for an order that does not exist")
            .given(ProviderState(description: "no order exists", params: ["id": "404"]))
            .withRequest(
                method: .GET, path: "/orders/404", headers: ["Accept": "application/json"])
            .willRespondWith(status: 404)

        try await Self.orderApi.run { baseURL in
            let client = OrderClient(baseURL: URL(string: baseURL)!)
            let order = try await client.order(404)
            XCTAssertNil(order)
        }
    }

    func testPlacesAnOrder() async throws {
        Self.orderApi
            .uponReceiving("a request to place an order")
            .given(ProviderState(description: "a product is in stock", params: ["sku": "TEA-01"]))
            .withRequest(
                method: .POST,
                path: "/orders",
                headers: ["Content-Type": "application/json"],
                body: ["items": [["sku": "TEA-01", "quantity": 2] as [String: Any]]])
            .willRespondWith(
                status: 201,
                headers: [
                    "Content-Type": "application/json",
                    "Location": Matcher.RegexLike(value: "/orders/43", pattern: "/orders/\\d+$"),
                ],
                body: [
                    "id": Matcher.IntegerLike(43),
                    "status": Matcher.OneOf(values: ["PENDING", "PAID", "SHIPPED"]),
                ])

        try await Self.orderApi.run { baseURL in
            let client = OrderClient(baseURL: URL(string: baseURL)!)
            let placed = try await client.place([Item(sku: "TEA-01", quantity: 2)])
            XCTAssertEqual(placed.location, "/orders/43")
            XCTAssertEqual(placed.order.status, .pending)
        }
    }

    // #region provider-state-value uses order-api
    func testGetsTheStatusOfTheNewestOrder() async throws {
        // The provider's state handler gives the id; this test uses the example.
        let path = Matcher.FromProviderState(
            parameter: "/orders/${id}", value: .string("/orders/42"))
        Self.orderApi
            .uponReceiving("a request for the newest order")
            .given("an order was placed")
            .withRequest(method: .GET, path: path, headers: ["Accept": "application/json"])
            .willRespondWith(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: [
                    "id": Matcher.IntegerLike(42),
                    "status": Matcher.OneOf(values: ["PAID", "PENDING", "SHIPPED"]),
                ])

        try await Self.orderApi.run { baseURL in
            let client = OrderClient(baseURL: URL(string: baseURL)!)
            let order = try await client.orderStatus(42)
            XCTAssertEqual(order.status, .paid)
        }
    }
    // #endregion provider-state-value

    // #region consumer-auth uses order-api
    func testListsThePaidOrdersOfACustomer() async throws {
        let status = Matcher.RegexLike(value: "PAID", pattern: "^(PENDING|PAID|SHIPPED)$")
        let token = Matcher.RegexLike(value: "Bearer example-token", pattern: "^Bearer .+$")
        let signedIn = ProviderState(
            description: "a customer with orders is signed in", params: ["customer": "ada"])
        Self.orderApi
            .uponReceiving("a request for my orders")
            .given(signedIn)
            .withRequest(
                method: .GET,
                path: "/orders",
                query: ["status": [status]],
                headers: ["Authorization": token, "Accept": "application/json"])
            .willRespondWith(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: Matcher.EachLike([
                    "id": Matcher.IntegerLike(42),
                    "total": Matcher.DecimalLike(31.5),
                ]))

        try await Self.orderApi.run { baseURL in
            let client = OrderClient(baseURL: URL(string: baseURL)!)
            let orders = try await client.myOrders(token: "example-token", status: .paid)
            XCTAssertEqual(orders.first?.total, 31.5)
        }
    }
    // #endregion consumer-auth

    // #region consumer-fails
    func testARequestThatThePactDoesNotExpectFails() {
        let orderApi = MockService(
            consumer: "OrderWeb", provider: "OrderApi",
            writePactTo: FileManager.default.temporaryDirectory)
        orderApi
            .uponReceiving("a request for an order")
            .withRequest(method: .GET, path: "/orders/42")
            .willRespondWith(status: 200)

        XCTExpectFailure("The client asks for another order than the pact") {
            orderApi.run { baseURL, done in
                Task {
                    let client = OrderClient(baseURL: URL(string: baseURL)!)
                    _ = try? await client.order(43)
                    done()
                }
            }
        }
    }
    // #endregion consumer-fails
}
