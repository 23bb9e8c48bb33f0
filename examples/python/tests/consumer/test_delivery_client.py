from collections.abc import Iterator
from pathlib import Path

import pytest
from pact import Pact, match

from order_web.deliveries import DeliveryClient


# #region helper-pact uses pact-dir
@pytest.fixture
def pact(pact_dir: Path) -> Iterator[Pact]:
    pact = Pact("OrderWeb", "DeliveryApi")
    yield pact
    pact.write_file(pact_dir)


# #endregion helper-pact
# #region optional-field uses pact
def test_prints_the_note(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for a delivery with a note")
        .given("a delivery has a note", id=42)
        .with_request("GET", "/deliveries/42")
        .will_respond_with(200)
        .with_body({"id": match.int(42), "note": match.str("Leave it with the porter")})
    )

    with pact.serve() as server:
        label = DeliveryClient(server.url).label(42)

    assert label == "Delivery 42: Leave it with the porter"


def test_prints_a_label_without_a_note(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for a delivery without a note")
        .given("a delivery has no note", id=43)
        .with_request("GET", "/deliveries/43")
        .will_respond_with(200)
        .with_body({"id": match.int(43)})
    )

    with pact.serve() as server:
        label = DeliveryClient(server.url).label(43)

    assert label == "Delivery 43: ring the bell"


# #endregion optional-field
# #region optional-null uses pact
def test_prints_a_label_for_a_note_that_is_null(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for a delivery whose note was deleted")
        .given("the note of a delivery was deleted", id=44)
        .with_request("GET", "/deliveries/44")
        .will_respond_with(200)
        .with_body({"id": match.int(44), "note": None})
    )

    with pact.serve() as server:
        label = DeliveryClient(server.url).label(44)

    assert label == "Delivery 44: ring the bell"


# #endregion optional-null
# #region optional-or uses pact
def test_prints_the_newest_label(pact: Pact) -> None:
    integer = {"matchers": [{"match": "integer"}]}
    text_or_null = {"combine": "OR", "matchers": [{"match": "type"}, {"match": "null"}]}
    (
        pact.upon_receiving("a request for the newest delivery")
        .given("there are deliveries")
        .with_request("GET", "/deliveries/newest")
        .will_respond_with(200)
        .with_body({"id": 45, "note": "Second floor"})
        .with_matching_rules({"body": {"$.id": integer, "$.note": text_or_null}})
    )

    with pact.serve() as server:
        label = DeliveryClient(server.url).label("newest")

    assert label == "Delivery 45: Second floor"


# #endregion optional-or
