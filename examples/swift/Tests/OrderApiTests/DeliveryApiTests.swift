import PactSwift
import Vapor
import XCTest

// #region helper-deliveries
/// The deliveries that DeliveryApi knows, as JSON.
actor Deliveries {
    private var deliveries: [String: String] = [:]

    func store(_ id: String, json: String) {
        deliveries[id] = json
    }

    func delivery(_ id: String) -> String? {
        deliveries[id]
    }
}
// #endregion helper-deliveries

final class DeliveryApiTests: XCTestCase {
    func testHonoursThePactWithOrderWeb() async throws {
        let deliveries = Deliveries()
        let app = try await Application.make(.testing)
        app.get("deliveries", ":id") { request async throws -> Vapor.Response in
            let id = try request.parameters.require("id")
            guard let json = await deliveries.delivery(id) else { throw Abort(.notFound) }
            return Vapor.Response(
                headers: ["Content-Type": "application/json"], body: .init(string: json))
        }
        addStateHandlers(to: app, deliveries: deliveries)
        try await app.server.start(address: .hostname("localhost", port: 0))
        let port = try XCTUnwrap(app.http.server.shared.localAddress?.port)

        ProviderVerifier().verify(
            options: ProviderVerifier.Options(
                provider: ProviderVerifier.Provider(port: port),
                pactsSource: .files([pactFile("OrderWeb-DeliveryApi.json")]),
                stateChangeURL: URL(string: "http://localhost:\(port)/pact-state")!))

        await app.server.shutdown()
        try await app.asyncShutdown()
    }
}

// #region optional-field-states uses deliveries state-change
private func addStateHandlers(to app: Application, deliveries: Deliveries) {
    app.post("pact-state") { request async throws -> HTTPStatus in
        let change = try request.content.decode(StateChange.self)
        let id = change.params?["id"] ?? ""
        switch change.state {
        case "a delivery has a note":
            let delivery = """
                {"id": \(id), "note": "Second floor, please"}
                """
            await deliveries.store(id, json: delivery)
        case "a delivery has no note":
            let delivery = """
                {"id": \(id)}
                """
            await deliveries.store(id, json: delivery)
        case "the note of a delivery was deleted":
            let delivery = """
                {"id": \(id), "note": null}
                """
            await deliveries.store(id, json: delivery)
        default:
            throw Abort(.badRequest, reason: "no handler for \(change.state)")
        }
        return .ok
    }
}
// #endregion optional-field-states
