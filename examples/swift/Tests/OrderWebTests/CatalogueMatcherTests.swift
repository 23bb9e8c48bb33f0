import PactSwift
import XCTest

/// One interaction for each kind of matcher.
final class CatalogueMatcherTests: XCTestCase {
    // #region helper-catalogue-api uses pact-folder
    private static let catalogueApi = MockService(
        consumer: "OrderWeb", provider: "CatalogueApi", writePactTo: pactFolder, merge: false)
    // #endregion helper-catalogue-api

    // #region helper-get-product uses catalogue-api
    /// Gets a product from a CatalogueApi that answers with the example values of the body.
    private func getProduct(
        _ description: String,
        body: Any,
        check: @escaping @Sendable (NSDictionary) -> Void
    ) async throws {
        Self.catalogueApi
            .uponReceiving(description)
            .withRequest(method: .GET, path: "/products/TEA-01")
            .willRespondWith(
                status: 200, headers: ["Content-Type": "application/json"], body: body)

        try await Self.catalogueApi.run { baseURL in
            let url = URL(string: "\(baseURL)/products/TEA-01")!
            let (data, _) = try await URLSession.shared.data(from: url)
            let product = try JSONSerialization.jsonObject(with: data) as? NSDictionary
            check(try XCTUnwrap(product))
        }
    }
    // #endregion helper-get-product

    // #region matching-type uses get-product
    func testMatchesAnObjectByType() async throws {
        let body = Matcher.SomethingLike([
            "name": "Green tea",
            "weight": 250,
            "organic": true,
            "maker": ["name": "Teahouse", "country": "Japan"],
        ])

        try await getProduct("a request for a product, by type", body: body) { product in
            XCTAssertEqual(product["name"] as? String, "Green tea")
            XCTAssertEqual(product["weight"] as? Int, 250)
        }
    }
    // #endregion matching-type

    // #region matching-regex uses get-product
    func testMatchesTextByRegularExpression() async throws {
        let body: [String: Any] = [
            "sku": Matcher.RegexLike(value: "TEA-01", pattern: "^[A-Z]{3}-[0-9]{2}$"),
            "barcode": Matcher.RegexLike(value: "4006381333931", pattern: "^[0-9]{13}$"),
            "size": Matcher.OneOf(values: ["small", "large"]),
        ]

        try await getProduct("a request for a product, by pattern", body: body) { product in
            XCTAssertEqual(product["sku"] as? String, "TEA-01")
            XCTAssertEqual(product["size"] as? String, "small")
        }
    }
    // #endregion matching-regex

    // #region matching-number uses get-product
    func testMatchesNumbersAndBooleans() async throws {
        let body: [String: Any] = [
            "stock": Matcher.IntegerLike(12),
            "price": Matcher.DecimalLike(4.95),
            "weight": Matcher.SomethingLike(250),
            "inStock": Matcher.SomethingLike(true),
        ]

        try await getProduct("a request for a product, by number", body: body) { product in
            XCTAssertEqual(product["stock"] as? Int, 12)
            XCTAssertEqual(product["price"] as? Double, 4.95)
            XCTAssertEqual(product["inStock"] as? Bool, true)
        }
    }
    // #endregion matching-number

    // #region matching-datetime uses get-product
    func testMatchesDatesAndTimesByTheirPattern() async throws {
        let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
        let time = "[0-9]{2}:[0-9]{2}"
        let body: [String: Any] = [
            "addedOn": Matcher.RegexLike(value: "2026-03-14", pattern: "^\(date)$"),
            "shipsUntil": Matcher.RegexLike(value: "17:30", pattern: "^\(time)$"),
            "changedAt": Matcher.RegexLike(
                value: "2026-03-14T09:26:53Z", pattern: "^\(date)T\(time):[0-9]{2}Z$"),
        ]

        try await getProduct("a request for a product, by date", body: body) { product in
            XCTAssertEqual(product["addedOn"] as? String, "2026-03-14")
            XCTAssertEqual(product["changedAt"] as? String, "2026-03-14T09:26:53Z")
        }
    }
    // #endregion matching-datetime

    // #region matching-array uses get-product
    func testMatchesArraysAndTheirLength() async throws {
        let body: [String: Any] = [
            "reviews": Matcher.EachLike([
                "stars": Matcher.IntegerLike(5),
                "by": Matcher.SomethingLike("ada"),
            ]),
            "photos": Matcher.EachLike(Matcher.SomethingLike("front.jpg"), min: 2),
            "colours": Matcher.EachLike(Matcher.SomethingLike("green"), min: 1, max: 3),
        ]

        try await getProduct("a request for a product, by elements", body: body) { product in
            XCTAssertEqual(product["photos"] as? [String], ["front.jpg", "front.jpg"])
            XCTAssertEqual(product["colours"] as? [String], ["green"])
        }
    }
    // #endregion matching-array

    // #region matching-map uses get-product
    func testMatchesTheValuesOfAMap() async throws {
        let body = ["translations": ["de": Matcher.EachKeyLike("Grüner Tee")]]

        try await getProduct("a request for a product, by map", body: body) { product in
            let translations = product["translations"] as? [String: String]
            XCTAssertEqual(translations, ["de": "Grüner Tee"])
        }
    }
    // #endregion matching-map

    // #region matching-exact uses get-product
    func testMatchesSomeValuesExactly() async throws {
        let body = Matcher.SomethingLike([
            "sku": Matcher.EqualTo("TEA-01"),
            "name": Matcher.IncludesLike("tea", generate: "Green tea"),
            "discount": Matcher.MatchNull(),
            "weight": 250,
        ])

        try await getProduct("a request for a product, by value", body: body) { product in
            XCTAssertEqual(product["sku"] as? String, "TEA-01")
            XCTAssertEqual(product["name"] as? String, "Green tea")
            XCTAssertEqual(product["discount"] as? NSNull, NSNull())
        }
    }
    // #endregion matching-exact

    // #region matching-request uses catalogue-api
    func testMatchesThePathQueryAndHeadersOfARequest() async throws {
        let path = Matcher.RegexLike(
            value: "/products/TEA-01", pattern: "^/products/[A-Z]{3}-[0-9]{2}$")
        let currency = Matcher.RegexLike(value: "EUR", pattern: "^[A-Z]{3}$")
        let language = Matcher.RegexLike(value: "en", pattern: "^[a-z]{2}$")
        Self.catalogueApi
            .uponReceiving("a request for a product in a currency")
            .withRequest(
                method: .GET,
                path: path,
                query: ["currency": [currency]],
                headers: ["Accept-Language": language])
            .willRespondWith(status: 200, body: ["name": Matcher.SomethingLike("Green tea")])

        try await Self.catalogueApi.run { baseURL in
            // Other values than the examples of the pact, but such as its rules accept.
            let url = URL(string: "\(baseURL)/products/TEA-02?currency=GBP")!
            var request = URLRequest(url: url)
            request.setValue("fr", forHTTPHeaderField: "Accept-Language")
            let (_, response) = try await URLSession.shared.data(for: request)
            XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
        }
    }
    // #endregion matching-request
}
