using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

// #region provider-test uses pacts provider-states
// #region helper-order-api-fixture uses provider-states
public class OrderApiFixture : IAsyncLifetime
{
    private readonly WebApplication _app = OrderApp.Create();

    public Uri Uri => new(_app.Urls.Single());

    public string NewToken() => _app.Services.GetRequiredService<Sessions>().SignIn("ada");

    public async Task InitializeAsync()
    {
        _app.MapProviderStates();
        _app.Urls.Add("http://127.0.0.1:0"); // any free port
        await _app.StartAsync();
    }

    public async Task DisposeAsync() => await _app.DisposeAsync();
}
// #endregion helper-order-api-fixture

// #region helper-api uses order-api-fixture
public class OrderApiTests(OrderApiFixture api, ITestOutputHelper output)
    : IClassFixture<OrderApiFixture>
// #endregion helper-api
{
    [Fact]
    public void Honours_the_pact_with_OrderWeb()
    {
        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("OrderApi", config);

        // #region provider-auth uses order-api-fixture api pacts
        // The token in the pact is an example, which the API refuses: it gets a valid one.
        verifier
            .WithHttpEndpoint(api.Uri)
            .WithFileSource(Pacts.File("OrderWeb-OrderApi.json"))
            .WithProviderStateUrl(new Uri(api.Uri, "provider-states"), o => o.WithTeardown())
            .WithCustomHeader("Authorization", $"Bearer {api.NewToken()}")
            .Verify();
        // #endregion provider-auth
    }
}
// #endregion provider-test
