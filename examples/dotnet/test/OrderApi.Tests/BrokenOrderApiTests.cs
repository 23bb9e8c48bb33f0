using PactNet.Exceptions;
using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class BrokenOrderApiTests(ITestOutputHelper output)
{
    // #region provider-fails uses pacts
    [Fact]
    public async Task Verification_fails_if_the_total_is_a_string()
    {
        await using var app = WebApplication.Create();
        app.Urls.Add("http://127.0.0.1:0");
        app.MapGet("/orders/42", () => new
        {
            id = 42,
            status = "PAID",
            total = "31.50",
            placedAt = "2026-03-14T09:26:53Z",
            items = new[] { new { sku = "TEA-01", quantity = 2 } },
        });
        await app.StartAsync();

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("OrderApi", config);

        var source = verifier
            .WithHttpEndpoint(new Uri(app.Urls.Single()))
            .WithFileSource(Pacts.File("OrderWeb-OrderApi.json"))
            .WithFilter(description: "^a request for an order$");

        Assert.Throws<PactVerificationFailedException>(source.Verify);
    }
    // #endregion provider-fails
}
