"""What each matcher writes into the pact, accepts and refuses."""

import json
import warnings
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from pact import Pact, generate, match, xml
from pact.match import AbstractMatcher


def accepts(matcher: AbstractMatcher[Any], value: object) -> bool:
    """Whether the value fits, as a field of a request; responses have the same rules."""
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a value")
        .with_request("POST", "/")
        .with_body({"value": matcher}, content_type="application/json")
        .will_respond_with(200)
    )
    with pact.serve(raises=False, verbose=False) as server:
        httpx.post(server.url, json={"value": value})
        return server.matched


def written(pact: Pact, folder: Path) -> dict[str, Any]:
    pact.write_file(folder, overwrite=True)
    file = folder / f"{pact.consumer}-{pact.provider}.json"
    interaction: dict[str, Any] = json.loads(file.read_text())["interactions"][0]
    return interaction


DAY = datetime(2026, 3, 14, 9, 26, 53, tzinfo=UTC)
TABLE: list[tuple[AbstractMatcher[Any], list[object], list[object]]] = [
    (match.type("PAID"), ["", "x"], [7, None]),
    (
        match.type({"sku": "TEA-01", "tags": ["a"]}),
        [{"sku": "", "tags": []}],
        [{"sku": ""}],
    ),
    (match.type([1], min=1), [[5, 6]], [[], ["x"]]),
    (match.type(None), [None], ["x"]),
    (match.bool(True), [False, "true"], [1, None]),
    (match.none(), [None], ["", 0]),
    (match.int(42), [7], [7.0, 7.5, "7", None]),
    (match.int(42, min=18), [7], []),
    (match.float(31.5), [7.0, 7.5], [7, "7.5"]),
    (match.number(31.5), [7, 7.0, 7.5], ["7.5"]),
    (match.str("PAID"), ["", "x"], [7, None]),
    (match.regex("PAID", regex="[A-Z]{4}"), ["PAID"], ["PAIDX", "xPAID", None]),
    (match.regex("PAID", regex="(?i)paid"), ["Paid"], ["x"]),
    (match.regex("a", regex="(?P<status>a)"), [], ["a"]),
    (match.regex("a", regex="("), [], ["a"]),
    (match.includes("tea"), ["green tea"], ["Tea", 7]),
    (
        match.uuid("936da01f-9abd-4d9d-80c7-02af85c822a8"),
        [],
        ["936da01f9abd4d9d80c702af85c822a8"],
    ),
    (
        match.date(date(2026, 3, 14)),
        ["2026-12-31", "2026-1-1"],
        ["31.12.2026", "2026-13-01"],
    ),
    (match.date("14.03.2026", "%d.%m.%Y"), ["31.12.2026"], ["2026-12-31"]),
    (match.time("09:26:53"), ["23:59:59"], ["09:26"]),
    (
        match.datetime(DAY),
        ["2026-12-31T09:26:53+0000"],
        ["2026-12-31T09:26:53Z", "2026-12-31T09:26:53+00:00", "2026-12-31T09:26:53"],
    ),
    (
        match.datetime("2026-03-14T09:26:53Z", "%Y-%m-%dT%H:%M:%S%:z"),
        ["2026-12-31T09:26:53Z", "2026-12-31T09:26:53+01:00"],
        ["2026-12-31T09:26:53+0000", "2026-12-31T09:26:53.120Z"],
    ),
    (
        match.datetime("2026-03-14T09:26:53.120000Z", "%Y-%m-%dT%H:%M:%S.%f%:z"),
        ["2026-12-31T09:26:53.120Z", "2026-12-31T09:26:53.123456Z"],
        ["2026-12-31T09:26:53Z"],
    ),
    (match.each_like("a"), [[], ["b", "c"]], [[1]]),
    (match.each_like("a", min=1), [["b"]], [[]]),
    (match.each_like("a", min=2, max=3), [["b", "c"]], [["b"], ["a", "b", "c", "d"]]),
    (
        match.array_containing([match.regex("TEA-01", regex=r"TEA-\d+"), "MUG-07"]),
        [["MUG-07", "CUP-02", "TEA-99"]],
        [["MUG-07"], ["TEA-99"]],
    ),
    (
        match.each_key_matches({"de": "Tee"}, rules=match.regex("de", regex="[a-z]{2}")),
        [{}, {"fr": 1}],
        [{"FR": "Thé"}],
    ),
    (
        match.each_value_matches({"de": "Tee"}, rules=match.str("Tee")),
        [{}, {"any": "x"}],
        [{"fr": 1}],
    ),
    (
        match.each_value_matches({"de": {"n": match.int(1)}}, rules=match.type({"n": 1})),
        [{"fr": {"n": 2.5}}],  # the rule of n is lost
        [{"fr": {}}],
    ),
]


@pytest.mark.parametrize(("matcher", "good", "bad"), TABLE)
def test_accepts_and_refuses(
    matcher: AbstractMatcher[Any], good: list[object], bad: list[object]
) -> None:
    assert [value for value in good if not accepts(matcher, value)] == []
    assert [value for value in bad if accepts(matcher, value)] == []


def test_matchers_inside_matchers(pact: Pact, tmp_path: Path) -> None:
    (
        pact.upon_receiving("a request for a tea")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body(
            # #region python-nested
            match.like(
                {
                    "sku": match.regex("TEA-01", regex=r"[A-Z]{3}-\d\d"),
                    "name": "Green tea",  # any text, because of the like around it
                    "variants": match.each_like(
                        {"grams": match.int(250), "price": match.number(4.5)}, min=1
                    ),
                }
            ),
            # #endregion python-nested
            content_type="application/json",
        )
    )
    with pact.serve() as server:
        tea = httpx.get(server.url / "products/TEA-01").json()
    assert tea["variants"] == [{"grams": 250, "price": 4.5}]
    rules = written(pact, tmp_path)["response"]["matchingRules"]["body"]
    assert set(rules) == {
        "$",
        "$.sku",
        "$.variants",
        "$.variants[*].grams",
        "$.variants[*].price",
    }


def test_rules_by_hand(pact: Pact, tmp_path: Path) -> None:
    prices = {"EUR": 4.5, "GBP": 3.9}
    # #region python-by-hand uses pact
    (
        pact.upon_receiving("a request for prices")
        .with_request("GET", "/prices")
        .will_respond_with(200)
        .with_body({"prices": prices}, content_type="application/json")
        .with_matching_rules(
            {
                "body": {
                    "$.prices": {
                        "matchers": [
                            {
                                "match": "eachKey",
                                "rules": [{"match": "regex", "regex": "[A-Z]{3}"}],
                            },
                            {"match": "eachValue", "rules": [{"match": "number"}]},
                        ]
                    },
                },
                "header": {"Content-Type": match.regex(regex="application/json.*")},
            }
        )
    )
    # #endregion python-by-hand
    with pact.serve() as server:
        assert httpx.get(server.url / "prices").json() == {"prices": prices}
    rules = written(pact, tmp_path)["response"]["matchingRules"]
    assert [rule["match"] for rule in rules["body"]["$.prices"]["matchers"]] == [
        "eachKey",
        "eachValue",
    ]


def test_two_matchers_in_a_body_lose_the_example(pact: Pact, tmp_path: Path) -> None:
    both = match.regex("TEA-01", regex="[A-Z].*") & match.includes("01")
    (
        pact.upon_receiving("a request")
        .with_request("GET", "/")
        .will_respond_with(200)
        .with_body({"sku": both}, content_type="application/json")
    )
    assert written(pact, tmp_path)["response"]["body"]["content"] == {"sku": None}


def test_matcher_as_a_text_is_no_matcher(pact: Pact, tmp_path: Path) -> None:
    (
        pact.upon_receiving("a request")
        .with_request("GET", "/")
        .will_respond_with(200)
        .with_body(match.regex("Order 42", regex=r"Order \d+"), content_type="text/plain")
    )
    content = written(pact, tmp_path)["response"]["body"]["content"]
    assert content.startswith('{"pact:matcher:type"')


def test_generated_values(pact: Pact) -> None:
    # #region python-generated uses pact
    (
        pact.upon_receiving("a request for a voucher")
        .with_request("GET", "/vouchers/1")
        .will_respond_with(200)
        .with_body(
            {
                "code": match.regex(regex=r"[A-Z]{4}-\d{4}"),  # made up anew
                "expires": match.date(),  # today
                "link": match.type(
                    "http://localhost:8080/vouchers/1",
                    generator=generate.mock_server_url(
                        r".*(/vouchers/\d+)$", "http://localhost:8080/vouchers/1"
                    ),
                ),
            },
            content_type="application/json",
        )
    )
    # #endregion python-generated
    with pact.serve() as server:
        voucher = httpx.get(server.url / "vouchers/1").json()
        assert httpx.get(voucher["link"]).status_code == 200
    assert len(voucher["code"]) == 9


def test_examples_that_are_made_up_wrong() -> None:
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a request")
        .with_request("GET", "/")
        .will_respond_with(200)
        .with_body(
            {
                "total": match.float(),
                "id": match.uuid(format="simple"),
                "plain": generate.int(),
            },
            content_type="application/json",
        )
    )
    with pact.serve() as server:
        made_up = httpx.get(server.url).json()
    assert isinstance(made_up["total"], str)  # a text, which the rule refuses
    assert "-" in made_up["id"]  # the rule wants none
    assert made_up["plain"] == {}  # not a number at all


def test_min_does_not_multiply_the_example() -> None:
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a request")
        .with_request("GET", "/")
        .will_respond_with(200)
        .with_body(
            {"skus": match.each_like("TEA-01", min=3)}, content_type="application/json"
        )
    )
    with pact.serve() as server:
        assert httpx.get(server.url).json() == {"skus": ["TEA-01"]}


def test_importing_a_matcher_warns() -> None:
    with pytest.warns(UserWarning, match="Avoid `from pact.match import <func>`"):
        from pact.match import regex

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert regex("a", regex="a")


def test_xml(pact: Pact, tmp_path: Path) -> None:
    # #region python-xml uses pact
    product = xml.element(
        "product",
        xml.element("name", match.str("Green tea")),
        xml.element("price", match.number(4.5), attrs={"currency": "GBP"}),
        attrs={"sku": match.regex("TEA-01", regex=r"[A-Z]{3}-\d\d")},
    )
    (
        pact.upon_receiving("a request for the products as XML")
        .with_request("GET", "/products.xml")
        .will_respond_with(200)
        .with_body(
            xml.body(xml.element("products", product.each(min=1, examples=2))),
            content_type="application/xml",
        )
    )
    # #endregion python-xml
    with pact.serve() as server:
        body = httpx.get(server.url / "products.xml").text
    assert body.count("<product ") == 2
    rules = written(pact, tmp_path)["response"]["matchingRules"]["body"]
    assert set(rules) == {
        "$.products.product",
        "$.products.product['@sku']",
        "$.products.product.name.#text",
        "$.products.product.price.#text",
    }
