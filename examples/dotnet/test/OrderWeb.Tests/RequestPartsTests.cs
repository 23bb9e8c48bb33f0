using System.Net;
using System.Text.Json;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

// All that a request may have, in a pact of its own.
public class RequestPartsTests(ITestOutputHelper output)
{
    // #region helper-config
    private readonly PactConfig _config = new()
    {
        PactDir = "../../../TestResults/pacts",
        Outputters = [new XunitOutput(output)],
    };
    // #endregion helper-config

    // #region net-request uses config
    [Fact]
    public async Task Describes_every_part_of_a_request()
    {
        var pact = Pact.V4("OrderWeb", "CatalogueApi", _config).WithHttpInteractions();

        pact
            .UponReceiving("a search for green tea in two sizes")
            .Given("products exist")
            .Given("a discount", new Dictionary<string, string> { ["percent"] = "10" })
            .WithRequest(HttpMethod.Get, "/products")
            .WithQuery("size", "S")
            .WithQuery("size", "M")
            .WithQuery("name", Match.Regex("green", "^[a-z ]+$"))
            .WithHeader("Accept", "application/json")
            .WithHeader("X-Channel", Match.Regex("web", "^(web|app)$"))
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithHeader("Cache-Control", "max-age=60")
            .WithJsonBody(Match.MinType(new { sku = Match.Type("TEA-01") }, min: 1));

        await pact.VerifyAsync(async context =>
        {
            using var http = new HttpClient { BaseAddress = context.MockServerUri };
            http.DefaultRequestHeaders.Add("Accept", "application/json");
            http.DefaultRequestHeaders.Add("X-Channel", "app");

            var products = await http.GetStringAsync("/products?name=mint&size=S&size=M");

            Assert.Equal("""[{"sku":"TEA-01"}]""", products);
        });
    }
    // #endregion net-request

    // #region net-core-rules-use uses config
    [Fact]
    public async Task Uses_rules_that_PactNet_has_no_method_for()
    {
        var pact = Pact.V4("OrderWeb", "CatalogueApi", _config).WithHttpInteractions();

        pact
            .UponReceiving("a request for the newest release of the catalogue")
            .WithRequest(HttpMethod.Get, "/releases/newest")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new
            {
                version = CoreRule.Semver("2.1.0"),
                isPublic = CoreRule.Boolean(true),
                date = CoreRule.Date("2026-03-14", "yyyy-MM-dd"),
                authors = CoreRule.NotEmpty(new[] { "Ada" }),
            });

        await pact.VerifyAsync(async context =>
        {
            using var http = new HttpClient { BaseAddress = context.MockServerUri };

            using var release = JsonDocument.Parse(await http.GetStringAsync("/releases/newest"));

            Assert.Equal("2.1.0", release.RootElement.GetProperty("version").GetString());
        });
    }
    // #endregion net-core-rules-use
}
