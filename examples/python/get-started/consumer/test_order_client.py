from order_client import OrderClient
from pact import Pact, match


# #region test
def test_sums_up_an_order() -> None:
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a request for an order")
        .given("an order exists", id=42)
        .with_request("GET", "/orders/42")
        .will_respond_with(200)
        .with_body(
            {
                "status": match.regex("PAID", regex="PENDING|PAID|SHIPPED"),
                "total": match.number(31.5),
            },
            content_type="application/json",
        )
    )

    with pact.serve() as server:
        assert OrderClient(server.url).summary(42) == "Order 42: PAID, £31.50"

    pact.write_file("pacts")
# #endregion test
