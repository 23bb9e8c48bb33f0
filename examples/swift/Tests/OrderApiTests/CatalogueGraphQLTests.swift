import PactSwift
import Vapor
import XCTest

// #region helper-catalogue-graphql
/// Stands in for a GraphQL server: it knows one query, and chooses no fields.
actor CatalogueGraphQL {
    private var products: [String: String] = [:]
    private var rebuilding = false

    func add(_ sku: String, json: String) {
        products[sku] = json
        rebuilding = false
    }

    func rebuild() {
        rebuilding = true
    }

    func answer(_ sku: String) -> String {
        if rebuilding {
            return """
                {"data": {"product": null}, "errors": [{"message": "Come back in a minute"}]}
                """
        }
        let product = products[sku] ?? "null"
        return """
            {"data": {"product": \(product)}}
            """
    }
}
// #endregion helper-catalogue-graphql

// #region helper-routes uses catalogue-graphql
private struct Question: Content {
    let variables: [String: String]
}

private func addRoutes(to app: Application, catalogue: CatalogueGraphQL) {
    app.post("graphql") { request async throws -> Vapor.Response in
        let question = try request.content.decode(Question.self)
        let answer = await catalogue.answer(question.variables["sku"] ?? "")
        return Vapor.Response(
            headers: ["Content-Type": "application/json"], body: .init(string: answer))
    }
}
// #endregion helper-routes

// #region graphql-provider-test uses catalogue-graphql routes pact-file state-change
final class CatalogueGraphQLTests: XCTestCase {
    func testHonoursThePactWithProductPage() async throws {
        let catalogue = CatalogueGraphQL()
        let app = try await Application.make(.testing)
        addRoutes(to: app, catalogue: catalogue)
        addStateHandlers(to: app, catalogue: catalogue)
        try await app.server.start(address: .hostname("localhost", port: 0))
        let port = try XCTUnwrap(app.http.server.shared.localAddress?.port)

        ProviderVerifier().verify(
            options: ProviderVerifier.Options(
                provider: ProviderVerifier.Provider(port: port),
                pactsSource: .files([pactFile("ProductPage-CatalogueGraphQL.json")]),
                stateChangeURL: URL(string: "http://localhost:\(port)/pact-state")!))

        await app.server.shutdown()
        try await app.asyncShutdown()
    }
}

private func addStateHandlers(to app: Application, catalogue: CatalogueGraphQL) {
    app.post("pact-state") { request async throws -> HTTPStatus in
        let change = try request.content.decode(StateChange.self)
        switch change.state {
        case "a product exists":
            let product = """
                {"name": "Jasmine tea", "price": 5.25}
                """
            await catalogue.add(change.params?["sku"] ?? "", json: product)
        case "the catalogue is being rebuilt":
            await catalogue.rebuild()
        default:
            throw Abort(.badRequest, reason: "no handler for \(change.state)")
        }
        return .ok
    }
}
// #endregion graphql-provider-test
