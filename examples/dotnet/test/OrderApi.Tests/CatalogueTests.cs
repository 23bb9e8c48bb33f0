using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class CatalogueTests(ITestOutputHelper output)
{
    // Other values than the examples in the pact: the matchers accept them.
    private static readonly object Product = new
    {
        sku = "TEA-01",
        name = "Assam",
        organic = false,
        origin = new { country = "Nepal", altitude = 1200 },
        barcode = "5901234123457",
        stock = 0,
        price = 8.25,
        weight = 62.5,
        inStock = false,
        addedOn = "2025-11-02",
        orderBefore = "09:05",
        batch = "0f8fad5b-d9cb-469f-a165-70867728950e",
        changedAt = "2025-11-02T18:30:00+01",
        colours = new[] { "brown", "black" },
        variants = new[] { new { size = "S", grams = 50 }, new { size = "L", grams = 500 } },
        reviews = new[] { new { stars = 1 }, new { stars = 3 } },
        links = new[]
        {
            new { rel = "help", href = "/help" },
            new { rel = "image", href = "/images/assam.jpg" },
            new { rel = "self", href = "/products/COFFEE-7" },
        },
        translations = new { fr = "Thé", nl = "Thee" },
        ratings = new Dictionary<string, int> { ["2025-10"] = 2, ["2025-11"] = 3 },
        allergens = "none known",
        successor = (string?)null,
    };

    [Fact]
    public async Task Honours_the_pact_with_OrderWeb()
    {
        await using var app = WebApplication.Create();
        app.Urls.Add("http://127.0.0.1:0");
        app.MapGet("/products/{sku}", () => Product);
        await app.StartAsync();

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("CatalogueApi", config);

        verifier
            .WithHttpEndpoint(new Uri(app.Urls.Single()))
            .WithFileSource(new FileInfo("../../../../../pacts/OrderWeb-CatalogueApi.json"))
            .Verify();
    }
}
