using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class PublicPathTests(ITestOutputHelper output)
{
    // #region gateway-prefix uses pacts provider-states
    [Fact]
    public async Task Honours_a_pact_that_has_the_public_paths()
    {
        // Does what the gateway does: OrderApi itself knows no /shop.
        await using var app = OrderApp.Create();
        app.UsePathBase("/shop");
        app.UseRouting(); // after the prefix is removed
        app.MapProviderStates();
        app.Urls.Add("http://127.0.0.1:0");
        await app.StartAsync();

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("OrderApi", config);

        var uri = new Uri(app.Urls.Single());
        verifier
            .WithHttpEndpoint(uri)
            .WithFileSource(Pacts.File("OrderApp-OrderApi.json"))
            .WithProviderStateUrl(new Uri(uri, "provider-states"), o => o.WithTeardown())
            .Verify();
    }
    // #endregion gateway-prefix
}
