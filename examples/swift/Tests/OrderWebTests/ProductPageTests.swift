// #region graphql-consumer uses pact-folder
import Foundation
import OrderWeb
import PactSwift
import XCTest

final class ProductPageTests: XCTestCase {
    private static let catalogue = MockService(
        consumer: "ProductPage", provider: "CatalogueGraphQL",
        writePactTo: pactFolder, merge: false)

    func testShowsAProduct() async throws {
        Self.catalogue
            .uponReceiving("a query for a product")
            .given(ProviderState(description: "a product exists", params: ["sku": "TEA-01"]))
            .withRequest(
                method: .POST,
                path: "/graphql",
                headers: ["Content-Type": "application/json"],
                body: [
                    "operationName": "Product",
                    "query": productQuery,
                    "variables": ["sku": Matcher.SomethingLike("TEA-01")],
                ])
            .willRespondWith(
                status: 200,
                headers: ["Content-Type": "application/json"],
                body: [
                    "data": [
                        "product": [
                            "name": Matcher.SomethingLike("Green tea"),
                            "price": Matcher.DecimalLike(4.75),
                        ] as [String: Any]
                    ]
                ])

        try await Self.catalogue.run { baseURL in
            let page = ProductPage(baseURL: URL(string: baseURL)!)
            let product = try await page.product("TEA-01")
            XCTAssertEqual(product?.name, "Green tea")
        }
    }
}
// #endregion graphql-consumer
