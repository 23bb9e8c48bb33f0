using System.Net;
using System.Text.Json;
using System.Text.Json.Nodes;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

public class CatalogueTests(ITestOutputHelper output)
{
    // #region helper-pact
    private readonly IPactBuilderV4 _pact = Pact.V4("OrderWeb", "CatalogueApi", new PactConfig
    {
        PactDir = "../../../../../pacts",
        Outputters = [new XunitOutput(output)],
    }).WithHttpInteractions();
    // #endregion helper-pact

    // #region matching-type uses pact-with-product assert-product
    [Fact]
    public async Task Matches_by_type()
    {
        PactWithProduct("a description", Match.Type(new
        {
            name = "Darjeeling",
            organic = true,
            origin = new { country = "India", altitude = 2000 },
        }));

        await AssertProductIs("""
            {
              "name": "Darjeeling",
              "organic": true,
              "origin": { "country": "India", "altitude": 2000 }
            }
            """);
    }
    // #endregion matching-type

    // #region matching-regex uses pact-with-product assert-product
    [Fact]
    public async Task Matches_by_regular_expression()
    {
        PactWithProduct("a barcode", new
        {
            // The expression has to match the whole value.
            barcode = Match.Regex("4006381333931", @"^\d{13}$"),
        });

        await AssertProductIs("""{ "barcode": "4006381333931" }""");
    }
    // #endregion matching-regex

    // #region matching-number uses pact-with-product assert-product
    [Fact]
    public async Task Matches_numbers_and_booleans()
    {
        PactWithProduct("numbers", new
        {
            stock = Match.Integer(12),
            price = Match.Decimal(15.75),
            weight = Match.Number(250), // with or without decimals
            inStock = Match.Type(true), // PactNet has no method for booleans
        });

        await AssertProductIs("""
            { "stock": 12, "price": 15.75, "weight": 250, "inStock": true }
            """);
    }
    // #endregion matching-number

    // #region matching-datetime uses pact-with-product assert-product
    [Fact]
    public async Task Matches_dates_times_and_identifiers()
    {
        PactWithProduct("dates", new
        {
            // PactNet has methods for none of these: a regular expression does,
            addedOn = Match.Regex("2026-03-14", @"^\d{4}-\d\d-\d\d$"),
            orderBefore = Match.Regex("16:30", @"^\d\d:\d\d$"),
            batch = Match.Regex(
                "7c9f1c3e-5d0b-4b52-9a53-0d8a3c1f6e21",
                "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"),

            // or the matcher of Pact's core in its JSON form.
            changedAt = new Dictionary<string, string>
            {
                ["pact:matcher:type"] = "datetime",
                ["format"] = "yyyy-MM-dd'T'HH:mm:ssX",
                ["value"] = "2026-03-14T09:26:53Z",
            },
        });

        await AssertProductIs("""
            {
              "addedOn": "2026-03-14",
              "orderBefore": "16:30",
              "batch": "7c9f1c3e-5d0b-4b52-9a53-0d8a3c1f6e21",
              "changedAt": "2026-03-14T09:26:53Z"
            }
            """);
    }
    // #endregion matching-datetime

    // #region matching-array uses pact-with-product assert-product
    [Fact]
    public async Task Matches_each_element_of_an_array()
    {
        PactWithProduct("arrays", new
        {
            colours = Match.MinType("green", min: 1),
            variants = Match.MaxType(new { size = "S", grams = Match.Integer(100) }, max: 5),
            reviews = Match.MinMaxType(new { stars = Match.Integer(5) }, min: 1, max: 3),
        });

        await AssertProductIs("""
            {
              "colours": ["green"],
              "variants": [{ "size": "S", "grams": 100 }],
              "reviews": [{ "stars": 5 }]
            }
            """);
    }
    // #endregion matching-array

    // #region matching-array-contains uses pact-with-product assert-product
    [Fact]
    public async Task Matches_an_array_that_contains_these_elements_among_others()
    {
        // PactNet has no method for this: it is the JSON form of the rule in Pact's core.
        var links = new Dictionary<string, object>
        {
            ["pact:matcher:type"] = "arrayContains",
            ["variants"] = new[]
            {
                new { rel = "self", href = Match.Regex("/products/TEA-01", "^/products/.+$") },
                new { rel = "image", href = Match.Regex("/images/tea.jpg", @"^.+\.jpg$") },
            },
        };

        PactWithProduct("links", new { links });

        await AssertProductIs("""
            {
              "links": [
                { "rel": "self", "href": "/products/TEA-01" },
                { "rel": "image", "href": "/images/tea.jpg" }
              ]
            }
            """);
    }
    // #endregion matching-array-contains

    // #region matching-map uses pact-with-product assert-product
    [Fact]
    public async Task Matches_the_keys_and_the_values_of_a_map()
    {
        // PactNet has no methods for these: it is the JSON form of the rules in Pact's core.
        var translations = new Dictionary<string, object>
        {
            ["pact:matcher:type"] = "each-key",
            ["rules"] = new[] { Match.Regex("de", "^[a-z]{2}$") },
            ["value"] = new { de = "Tee" },
        };
        var ratings = new Dictionary<string, object>
        {
            ["pact:matcher:type"] = "each-value",
            ["rules"] = new[] { Match.Integer(4) },
            ["value"] = new Dictionary<string, int> { ["2026-03"] = 4 },
        };

        PactWithProduct("maps", new { translations, ratings });

        await AssertProductIs("""
            { "translations": { "de": "Tee" }, "ratings": { "2026-03": 4 } }
            """);
    }
    // #endregion matching-map

    // #region matching-exact uses pact-with-product assert-product
    [Fact]
    public async Task Matches_exact_values_within_a_match_by_type()
    {
        PactWithProduct("exact values", Match.Type(new
        {
            sku = Match.Equality("TEA-01"),
            name = "Darjeeling",
            allergens = Match.Include("none"),
            successor = Match.Null(),
        }));

        await AssertProductIs("""
            { "sku": "TEA-01", "name": "Darjeeling", "allergens": "none", "successor": null }
            """);
    }
    // #endregion matching-exact

    // #region matching-request uses pact client
    [Fact]
    public async Task Matches_the_path_the_query_and_a_header_of_a_request()
    {
        // PactNet takes the path as a string only, in which Pact's core reads a rule, too.
        var path = JsonSerializer.Serialize(
            Match.Regex("/products/TEA-01", @"^/products/[A-Z]+-\d+$"));

        _pact
            .UponReceiving("a request for a product with a price in a currency")
            .Given("a product exists", new Dictionary<string, string> { ["sku"] = "TEA-01" })
            .WithRequest(HttpMethod.Get, path)
            .WithQuery("currency", Match.Regex("EUR", "^[A-Z]{3}$"))
            .WithHeader(
                "X-Request-Id",
                Match.Regex("0b1f3c2e-9f1d-4a57-8c7a-3f1f0c6f6a55", "^[0-9a-f-]{36}$"))
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new { price = Match.Decimal(15.75) });

        await _pact.VerifyAsync(async context =>
        {
            var client = ClientOf(context);

            Assert.Equal(15.75m, await client.GetPriceAsync("COFFEE-7", "GBP", Guid.NewGuid()));
        });
    }
    // #endregion matching-request

    // #region matching-helpers uses pact
    // #region helper-pact-with-product uses pact
    // Declares a request for a product whose response has this body.
    private void PactWithProduct(string description, object body) => _pact
        .UponReceiving($"a request for a product with {description}")
        .Given("a product exists", new Dictionary<string, string> { ["sku"] = "TEA-01" })
        .WithRequest(HttpMethod.Get, "/products/TEA-01")
        .WillRespond()
        .WithStatus(HttpStatusCode.OK)
        .WithJsonBody(body);
    // #endregion helper-pact-with-product

    // #region helper-assert-product uses pact client
    // Makes that request, and compares the product.
    private Task AssertProductIs(string json) => _pact.VerifyAsync(async context =>
    {
        var product = await ClientOf(context).GetProductAsync("TEA-01");

        Assert.True(JsonNode.DeepEquals(JsonNode.Parse(json), product), product.ToJsonString());
    });
    // #endregion helper-assert-product

    // #region helper-client
    private static CatalogueClient ClientOf(IConsumerContext context) =>
        new(new HttpClient { BaseAddress = context.MockServerUri });
    // #endregion helper-client
    // #endregion matching-helpers
}
