import OrderApi
import PactSwift
import Vapor
import XCTest

final class DebugLoggingTests: XCTestCase {
    func testLogsWhatTheVerifierDoes() async throws {
        let shop = Shop()
        let app = try await Application.make(.testing)
        addRoutes(to: app, shop: shop)
        addStateHandlers(to: app, shop: shop)
        try await app.server.start(address: .hostname("localhost", port: 0))
        let port = try XCTUnwrap(app.http.server.shared.localAddress?.port)

        // #region debug-logging uses pact-file
        ProviderVerifier().verify(
            options: ProviderVerifier.Options(
                provider: ProviderVerifier.Provider(port: port),
                pactsSource: .files([pactFile("OrderWeb-OrderApi.json")]),
                stateChangeURL: URL(string: "http://localhost:\(port)/pact-state")!,
                logLevel: .debug))
        // #endregion debug-logging

        await app.server.shutdown()
        try await app.asyncShutdown()
    }
}
