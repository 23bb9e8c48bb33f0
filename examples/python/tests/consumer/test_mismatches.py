# #region consumer-fails
import pytest
from pact import Pact
from pact.error import MismatchesError

from order_web.orders import OrderClient


def test_fails_when_the_client_asks_for_something_else() -> None:
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a request for an order")
        .with_request("GET", "/orders/42")
        .will_respond_with(200)
    )

    with pytest.raises(MismatchesError) as failure, pact.serve() as server:
        OrderClient(server.url).order(43)

    assert "GET /orders/43" in str(failure.value)


# #endregion consumer-fails
