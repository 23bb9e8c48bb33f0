// #region provider
import Vapor

public func addRoutes(to app: Application, shop: Shop) {
    app.get("orders", ":id") { request async throws -> Order in
        let id = try request.parameters.require("id", as: Int.self)
        guard let order = await shop.order(id) else { throw Abort(.notFound) }
        return order
    }

    app.get("orders") { request async throws -> [Order] in
        guard let token = request.headers.bearerAuthorization?.token,
            let customer = await shop.customer(token: token)
        else { throw Abort(.unauthorized) }
        let orders = await shop.orders(of: customer)
        let status: Status? = request.query[at: "status"]
        return orders.filter { status == nil || $0.status == status }
    }

    app.post("orders") { request async throws -> Response in
        let new = try request.content.decode(NewOrder.self)
        guard let order = await shop.place(new.items) else { throw Abort(.conflict) }
        let headers: HTTPHeaders = ["Location": "/orders/\(order.id)"]
        return try await order.encodeResponse(status: .created, headers: headers, for: request)
    }
}

private struct NewOrder: Content {
    let items: [Item]
}
// #endregion provider
