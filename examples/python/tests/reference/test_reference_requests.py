"""Parts of requests and responses that the other consumer tests have no use for."""

import asyncio
import json
import unittest
from pathlib import Path
from typing import Any

import httpx
import pytest
from pact import Pact, match
from pact.error import BodyMismatch, RequestMismatch
from pact.testing.unittest import PactTestMixin


def interactions_of(pact: Pact, folder: Path) -> list[dict[str, Any]]:
    pact.write_file(folder, overwrite=True)
    file = folder / f"{pact.consumer}-{pact.provider}.json"
    written: list[dict[str, Any]] = json.loads(file.read_text())["interactions"]
    return written


def test_request_with_query_and_headers(pact: Pact, tmp_path: Path) -> None:
    # #region python-request-parts uses pact
    (
        pact.upon_receiving("a request for the second page of orders")
        .with_request("GET", "/orders")
        .with_query_parameter("status", "PAID")
        .with_query_parameter("status", "SHIPPED")  # the same parameter again
        .with_query_parameter("page", match.int(2))
        .with_headers({"Accept": "application/json"})
        .with_header("X-Shop", match.regex("main", regex="main|outlet"))
        .will_respond_with(200)
        .with_header("Set-Cookie", "page=2")
        .with_header("Set-Cookie", "shop=main")  # a line of its own
        .with_body({"page": match.int(2)}, content_type="application/json")
    )
    # #endregion python-request-parts

    with pact.serve() as server:
        response = httpx.get(
            server.url / "orders",
            params={"status": ["PAID", "SHIPPED"], "page": 7},
            headers={"Accept": "application/json", "X-Shop": "outlet"},
        )

    assert response.headers.get_list("set-cookie") == ["page=2", "shop=main"]
    (written,) = interactions_of(pact, tmp_path)
    assert written["request"]["query"] == {"page": ["2"], "status": ["PAID", "SHIPPED"]}


def test_what_the_team_of_the_provider_reads(pact: Pact, tmp_path: Path) -> None:
    # #region python-description uses pact
    (
        pact.upon_receiving("a request to cancel an order")
        .given("an order exists", id=42)
        .given("a customer is signed in", {"customer-id": "ada"})
        .add_text_comment("Orders that are shipped can't be cancelled: see SHOP-77.")
        .add_external_reference("Jira", "TICKET", "SHOP-77")
        .test_name("test_cancels_an_order")
        .set_pending(pending=True)  # until OrderApi can do it
        .with_request("DELETE", "/orders/42")
        .will_respond_with(204)
    )
    # #endregion python-description

    with pact.serve() as server:
        assert httpx.delete(server.url / "orders" / "42").status_code == 204

    (written,) = interactions_of(pact, tmp_path)
    assert written["pending"] is True
    assert written["comments"]["references"] == {"Jira": {"TICKET": "SHOP-77"}}
    assert written["comments"]["testname"] == "test_cancels_an_order"


def test_form_with_a_file(pact: Pact, tmp_path: Path) -> None:
    photo = tmp_path / "label.png"
    photo.write_bytes(b"\x89PNG\r\n\x1a\n")

    # #region python-multipart uses pact
    (
        pact.upon_receiving("a request to add the photo of a label")
        .with_request("POST", "/orders/42/photos")
        .with_multipart_file("photo", photo, "image/png", boundary="order-photo")
        .will_respond_with(201)
    )

    with pact.serve() as server:
        response = httpx.post(
            server.url / "orders/42/photos", files={"photo": photo.open("rb")}
        )
    # #endregion python-multipart

    assert response.status_code == 201


def test_binary_response(pact: Pact) -> None:
    # #region python-binary uses pact
    (
        pact.upon_receiving("a request for the label of an order")
        .with_request("GET", "/orders/42/label")
        .will_respond_with(200)
        .with_binary_body(b"\x89PNG\r\n\x1a\n", "image/png")
        .with_matching_rules({"body": {"$": match.content_type("image/png")}})
    )
    # #endregion python-binary

    with pact.serve() as server:
        label = httpx.get(server.url / "orders/42/label")

    assert label.content == b"\x89PNG\r\n\x1a\n"


def test_text_response(pact: Pact) -> None:
    # #region python-text uses pact
    (
        pact.upon_receiving("a request for an order as CSV")
        .with_request("GET", "/orders/42.csv")
        .will_respond_with(200)
        .with_body("sku;quantity\nTEA-01;2\n", "text/csv")
        .with_matching_rules(
            {"body": {"$": match.regex(regex=r"sku;quantity\n([A-Z]{3}-\d\d;\d+\n)+")}}
        )
    )
    # #endregion python-text

    with pact.serve() as server:
        assert httpx.get(server.url / "orders/42.csv").text.splitlines()[1] == "TEA-01;2"


def test_class_of_statuses(pact: Pact, tmp_path: Path) -> None:
    # #region python-status uses pact
    (
        pact.upon_receiving("a request to pay an order")
        .with_request("POST", "/orders/42/payment")
        .will_respond_with(202)
        .with_matching_rules(
            {
                "status": {
                    "$": {"matchers": [{"match": "statusCode", "status": "success"}]}
                }
            }
        )
    )
    # #endregion python-status

    with pact.serve() as server:
        assert httpx.post(server.url / "orders/42/payment").status_code == 202
    (written,) = interactions_of(pact, tmp_path)
    assert written["response"]["matchingRules"]["status"]["$"]["matchers"]


def test_several_requests_in_one_call(pact: Pact) -> None:
    # #region python-several uses pact
    (
        pact.upon_receiving("a request for an order")
        .given("an order exists", id=42)
        .with_request("GET", "/orders/42")
        .will_respond_with(200)
        .with_body({"customer": match.str("ada")}, content_type="application/json")
    )
    (
        pact.upon_receiving("a request for a customer")
        .given("a customer exists", name="ada")
        .with_request("GET", "/customers/ada")
        .will_respond_with(200)
    )

    with pact.serve() as server:
        customer = httpx.get(server.url / "orders/42").json()["customer"]
        assert httpx.get(server.url / "customers" / customer).status_code == 200
    # #endregion python-several


def test_tls(pact: Pact) -> None:
    pact.upon_receiving("a request").with_request("GET", "/").will_respond_with(200)

    # #region python-tls uses pact
    with pact.serve(transport="https") as server:
        # The server signs its certificate itself.
        assert httpx.get(server.url, verify=False).status_code == 200
    # #endregion python-tls


def test_mismatches_as_values(pact: Pact) -> None:
    (
        pact.upon_receiving("a request to place an order")
        .with_request("POST", "/orders")
        .with_body({"sku": match.str("TEA-01")}, content_type="application/json")
        .will_respond_with(201)
    )

    # #region python-mismatches uses pact
    with pact.serve(raises=False, verbose=False) as server:
        httpx.post(server.url / "orders", json={"sku": 1})
        mismatches = server.mismatches

    [request] = mismatches
    assert isinstance(request, RequestMismatch)
    [sku] = request.mismatches
    assert isinstance(sku, BodyMismatch)
    assert sku.path == "$.sku"
    # #endregion python-mismatches


# #region python-async uses pact
async def order_status(base_url: str) -> str:
    async with httpx.AsyncClient(base_url=base_url) as http:
        response = await http.get("/orders/42")
        status: str = response.json()["status"]
        return status


def test_an_asynchronous_client(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for a status")
        .with_request("GET", "/orders/42")
        .will_respond_with(200)
        .with_body({"status": match.str("PAID")}, content_type="application/json")
    )

    with pact.serve() as server:
        assert asyncio.run(order_status(server.url)) == "PAID"


# #endregion python-async
# #region python-unittest
class OrderStatusTest(PactTestMixin, unittest.TestCase):
    def setUp(self) -> None:
        self.pact = Pact("OrderWeb", "OrderApi")

    def test_gets_the_status(self) -> None:
        (
            self.pact.upon_receiving("a request for a status")
            .with_request("GET", "/orders/42")
            .will_respond_with(200)
            .with_body({"status": match.str("PAID")}, content_type="application/json")
        )

        with self.pact.serve() as server:
            assert asyncio.run(order_status(server.url)) == "PAID"

        self.pact.write_file("pacts")


# #endregion python-unittest
# Run below, in a folder of its own: its pact would join the shop's otherwise.
OrderStatusTest.__test__ = False  # type: ignore[attr-defined]


def test_unittest_runs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = unittest.TestResult()
    OrderStatusTest("test_gets_the_status").run(result)
    assert result.wasSuccessful()
    assert (tmp_path / "pacts/OrderWeb-OrderApi.json").is_file()
