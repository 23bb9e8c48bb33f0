import Foundation

// #region helper-pact-file
/// The path of a pact file, in the folder that PACT_DIR names or in `pacts`.
func pactFile(_ name: String) -> String {
    let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
    let folder = ProcessInfo.processInfo.environment["PACT_DIR"] ?? "pacts"
    return URL(fileURLWithPath: folder, relativeTo: package).appending(path: name).path
}
// #endregion helper-pact-file

// #region provider-test uses pact-file state-handlers
import OrderApi
import PactSwift
import Vapor
import XCTest

final class OrderApiTests: XCTestCase {
    func testHonoursThePactWithOrderWeb() async throws {
        let shop = Shop()
        let app = try await Application.make(.testing)
        addRoutes(to: app, shop: shop)
        addStateHandlers(to: app, shop: shop)
        let port = try await start(app)

        // Fails the test where the answers differ from the pact.
        ProviderVerifier().verify(
            options: ProviderVerifier.Options(
                provider: ProviderVerifier.Provider(port: port),
                pactsSource: .files([pactFile("OrderWeb-OrderApi.json")]),
                stateChangeURL: URL(string: "http://localhost:\(port)/pact-state")!))

        try await stop(app)
    }

    // #region helper-server
    private func start(_ app: Application) async throws -> Int {
        try await app.server.start(address: .hostname("localhost", port: 0))
        return try XCTUnwrap(app.http.server.shared.localAddress?.port)
    }

    private func stop(_ app: Application) async throws {
        await app.server.shutdown()
        try await app.asyncShutdown()
    }
    // #endregion helper-server
}
// #endregion provider-test

extension OrderApiTests {
    // #region provider-fails uses pact-file server json state-handlers
    func testATotalThatIsTextFailsVerification() async throws {
        let order = """
            {
              "id": 42, "status": "PAID", "total": "31.50",
              "placedAt": "2026-03-14T09:26:53Z",
              "items": [{ "sku": "TEA-01", "quantity": 2 }]
            }
            """
        let app = try await Application.make(.testing)
        app.get("orders", "42") { _ -> Vapor.Response in json(order) }
        addStateHandlers(to: app, shop: Shop())
        let port = try await start(app)

        XCTExpectFailure("The total is text") {
            ProviderVerifier().verify(
                options: ProviderVerifier.Options(
                    provider: ProviderVerifier.Provider(port: port),
                    pactsSource: .files([pactFile("OrderWeb-OrderApi.json")]),
                    filter: .descriptions(["^a request for an order$"]),
                    stateChangeURL: URL(string: "http://localhost:\(port)/pact-state")!))
        }

        try await stop(app)
    }
    // #endregion provider-fails

    func testCatalogueApiHonoursThePactWithOtherValues() async throws {
        let app = try await Application.make(.testing)
        app.get("products", "TEA-01") { _ -> Vapor.Response in json(product) }
        let port = try await start(app)

        ProviderVerifier().verify(
            options: ProviderVerifier.Options(
                provider: ProviderVerifier.Provider(port: port),
                pactsSource: .files([pactFile("OrderWeb-CatalogueApi.json")])))

        try await stop(app)
    }
}

// #region helper-json
// PactSwift has a type of the name Response, too.
private func json(_ text: String) -> Vapor.Response {
    Vapor.Response(headers: ["Content-Type": "application/json"], body: .init(string: text))
}
// #endregion helper-json

/// Other values than the examples of the pact, but such as its rules accept.
private let product = """
    {
      "sku": "TEA-01",
      "name": "Iced tea",
      "weight": 99,
      "organic": false,
      "maker": { "name": "Plantation", "country": "Kenya" },
      "barcode": "9780201379624",
      "size": "large",
      "stock": 0,
      "price": 12.5,
      "inStock": false,
      "addedOn": "2025-12-31",
      "shipsUntil": "08:05",
      "changedAt": "2025-12-31T23:59:59Z",
      "reviews": [{ "stars": 1, "by": "bob" }, { "stars": 4, "by": "eve" }],
      "photos": ["a.png", "b.png", "c.png"],
      "colours": ["brown", "black"],
      "translations": { "de": "Eistee", "fr": "Thé glacé" },
      "discount": null
    }
    """
