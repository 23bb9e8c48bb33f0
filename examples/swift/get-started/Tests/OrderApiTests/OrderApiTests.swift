import OrderApi
import PactSwift
import Vapor
import XCTest

final class OrderApiTests: XCTestCase {
    func testHonoursThePactWithOrderWeb() async throws {
        let pact = URL(fileURLWithPath: #filePath)
            .appending(path: "../../../pacts/OrderWeb-OrderApi.json").standardizedFileURL
        let shop = Shop()
        let app = try await Application.make(.testing)
        addRoutes(to: app, shop: shop)
        addStateHandlers(to: app, shop: shop)
        try await app.server.start(address: .hostname("localhost", port: 0))
        let port = try XCTUnwrap(app.http.server.shared.localAddress?.port)

        // Fails the test where the answers differ from the pact.
        ProviderVerifier().verify(
            options: ProviderVerifier.Options(
                provider: ProviderVerifier.Provider(port: port),
                pactsSource: .files([pact.path]),
                stateChangeURL: URL(string: "http://localhost:\(port)/pact-state")!))

        await app.server.shutdown()
        try await app.asyncShutdown()
    }
}

/// What Pact posts before each interaction.
private struct StateChange: Content {
    let state: String
    let params: [String: String]?
}

private func addStateHandlers(to app: Application, shop: Shop) {
    app.post("pact-state") { request async throws -> HTTPStatus in
        let change = try request.content.decode(StateChange.self)
        let id = change.params?["id"].flatMap { Int($0) } ?? 0
        switch change.state {
        case "an order exists":
            await shop.add(Order(id: id, status: "SHIPPED", cents: 4725))
        default:
            throw Abort(.badRequest, reason: "no handler for \(change.state)")
        }
        return .ok
    }
}
