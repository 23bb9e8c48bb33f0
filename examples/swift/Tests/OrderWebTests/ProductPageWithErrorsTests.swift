import Foundation
import OrderWeb
import PactSwift
import XCTest

final class ProductPageWithErrorsTests: XCTestCase {
    // #region helper-catalogue uses pact-folder
    // Adds to the pact that ProductPageTests, which run before, have written.
    private static let catalogue = MockService(
        consumer: "ProductPage", provider: "CatalogueGraphQL", writePactTo: pactFolder)
    // #endregion helper-catalogue

    // #region graphql-error uses catalogue
    func testSaysWhyThereIsNoProduct() async throws {
        Self.catalogue
            .uponReceiving("a query for a product that fails")
            .given("the catalogue is being rebuilt")
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
                    "data": ["product": Matcher.MatchNull()],
                    "errors": Matcher.EachLike([
                        "message": Matcher.SomethingLike("The catalogue is being rebuilt")
                    ]),
                ])

        try await Self.catalogue.run { baseURL in
            let page = ProductPage(baseURL: URL(string: baseURL)!)
            do {
                _ = try await page.product("TEA-01")
                XCTFail("The page hides that there is an error")
            } catch let problem as ProductPage.Problem {
                XCTAssertEqual(problem.message, "The catalogue is being rebuilt")
            }
        }
    }
    // #endregion graphql-error
}
