using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class OrderFunctionTests(ITestOutputHelper output)
{
    // #region lambda-http-provider uses pacts provider-states
    [Fact]
    public async Task The_function_honours_the_pact_with_OrderWeb()
    {
        var shop = new Shop();
        var sessions = new Sessions();
        var builder = WebApplication.CreateBuilder();
        builder.Services.AddSingleton(shop); // for the provider states
        await using var app = builder.Build();
        app.MapProviderStates();
        app.MapFunction(new OrderFunction(shop, sessions).Handle);
        app.Urls.Add("http://127.0.0.1:0");
        await app.StartAsync();

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("OrderApi", config);

        var uri = new Uri(app.Urls.Single());
        verifier
            .WithHttpEndpoint(uri)
            .WithFileSource(Pacts.File("OrderWeb-OrderApi.json"))
            .WithProviderStateUrl(new Uri(uri, "provider-states"), o => o.WithTeardown())
            .WithCustomHeader("Authorization", $"Bearer {sessions.SignIn("ada")}")
            .Verify();
    }
    // #endregion lambda-http-provider
}
