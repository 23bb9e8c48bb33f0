# #region kafka-adapter-test
import pytest

from order_listener import OrderListener
from order_mailer import OrderPlaced


def test_hands_on_what_is_behind_the_frame() -> None:
    handled: list[OrderPlaced] = []
    listener = OrderListener(handle=handled.append, forget=pytest.fail)

    listener.receive("42", b"\0" + (7).to_bytes(4) + b'{"orderId": 42}')

    assert handled == [{"orderId": 42}]


def test_forgets_the_order_of_a_tombstone() -> None:
    forgotten: list[str] = []
    listener = OrderListener(handle=pytest.fail, forget=forgotten.append)

    listener.receive("42", None)

    assert forgotten == ["42"]


def test_refuses_a_value_without_the_frame() -> None:
    listener = OrderListener(handle=pytest.fail, forget=pytest.fail)

    with pytest.raises(ValueError, match="no Schema Registry frame"):
        listener.receive("42", b'{"orderId": 42}')


# #endregion kafka-adapter-test
