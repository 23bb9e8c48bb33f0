import Foundation
import OrderWeb
import PactSwift
import XCTest

final class DeliveryNoteTests: XCTestCase {
    // #region helper-delivery-api uses pact-folder
    // Adds to the pact that DeliveryClientTests, which run before, have written.
    private static let deliveryApi = MockService(
        consumer: "OrderWeb", provider: "DeliveryApi", writePactTo: pactFolder)
    // #endregion helper-delivery-api

    // #region optional-null uses delivery-api
    func testPrintsALabelForANoteThatIsNull() async throws {
        let deleted = ProviderState(
            description: "the note of a delivery was deleted", params: ["id": "44"])
        Self.deliveryApi
            .uponReceiving("a request for a delivery whose note was deleted")
            .given(deleted)
            .withRequest(method: .GET, path: "/deliveries/44")
            .willRespondWith(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: ["id": Matcher.IntegerLike(44), "note": Matcher.MatchNull()])

        try await Self.deliveryApi.run { baseURL in
            let client = DeliveryClient(baseURL: URL(string: baseURL)!)
            let label = try await client.label(44)
            XCTAssertEqual(label, "Delivery 44: ring the bell")
        }
    }
    // #endregion optional-null
}
