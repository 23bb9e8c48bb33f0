import Foundation
import OrderWeb
import PactSwift
import XCTest

final class DeliveryClientTests: XCTestCase {
    // #region helper-delivery-api uses pact-folder
    // Shared by the tests, so that their interactions end up in one pact file.
    private static let deliveryApi = MockService(
        consumer: "OrderWeb", provider: "DeliveryApi", writePactTo: pactFolder, merge: false)
    // #endregion helper-delivery-api

    // #region optional-field uses delivery-api
    func testPrintsTheNote() async throws {
        Self.deliveryApi
            .uponReceiving("a request for a delivery with a note")
            .given(ProviderState(description: "a delivery has a note", params: ["id": "42"]))
            .withRequest(method: .GET, path: "/deliveries/42")
            .willRespondWith(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: [
                    "id": Matcher.IntegerLike(42),
                    "note": Matcher.SomethingLike("Leave it with the porter"),
                ])

        try await Self.deliveryApi.run { baseURL in
            let client = DeliveryClient(baseURL: URL(string: baseURL)!)
            let label = try await client.label(42)
            XCTAssertEqual(label, "Delivery 42: Leave it with the porter")
        }
    }

    func testPrintsALabelWithoutANote() async throws {
        Self.deliveryApi
            .uponReceiving("a request for a delivery without a note")
            .given(ProviderState(description: "a delivery has no note", params: ["id": "43"]))
            .withRequest(method: .GET, path: "/deliveries/43")
            .willRespondWith(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: ["id": Matcher.IntegerLike(43)])

        try await Self.deliveryApi.run { baseURL in
            let client = DeliveryClient(baseURL: URL(string: baseURL)!)
            let label = try await client.label(43)
            XCTAssertEqual(label, "Delivery 43: ring the bell")
        }
    }
    // #endregion optional-field
}
