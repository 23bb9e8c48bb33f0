import OrderApi

// #region provider-states uses place-order sign-in order
import Vapor

// #region helper-state-change
/// What Pact posts before each interaction.
struct StateChange: Content {
    let state: String
    let params: [String: String]?
}
// #endregion helper-state-change

// #region helper-state-handlers uses state-change place-order sign-in order
func addStateHandlers(to app: Application, shop: Shop) {
    app.post("pact-state") { request async throws -> [String: Int] in
        let change = try request.content.decode(StateChange.self)
        let id = change.params?["id"].flatMap { Int($0) } ?? 0
        switch change.state {
        case "an order exists":
            await shop.add(order(id: id))
        case "no order exists":
            await shop.remove(id)
        case "a product is in stock":
            await shop.stock(change.params?["sku"] ?? "", price: 15.75)
        case "a customer with orders is signed in":
            await signIn(change.params?["customer"] ?? "", at: shop)
        case "an order was placed":
            return await placeOrder(at: shop)
        case "":  // an interaction without a state
            break
        default:
            throw Abort(.badRequest, reason: "no handler for \(change.state)")
        }
        return [:]
    }
}
// #endregion helper-state-handlers
// #endregion provider-states

// #region provider-state-value-handler
// #region helper-place-order
/// Places an order and tells Pact its id, for the path `/orders/${id}` of the pact.
private func placeOrder(at shop: Shop) async -> [String: Int] {
    await shop.stock("TEA-01", price: 15.75)
    guard let order = await shop.place([Item(sku: "TEA-01", quantity: 2)]) else { return [:] }
    return ["id": order.id]
}
// #endregion helper-place-order
// #endregion provider-state-value-handler

// #region provider-auth uses order
// #region helper-sign-in uses order
/// PactSwift sends the token of the pact unchanged, so the shop under test has to know it.
private func signIn(_ customer: String, at shop: Shop) async {
    await shop.signIn(customer, token: "example-token")
    await shop.add(order(id: 1), customer: customer)
}
// #endregion helper-sign-in
// #endregion provider-auth

// #region helper-order
private func order(id: Int) -> Order {
    Order(
        id: id,
        status: .paid,
        total: 47.25,
        placedAt: Date(timeIntervalSince1970: 1_777_744_800),
        items: [Item(sku: "TEA-07", quantity: 3)])
}
// #endregion helper-order
