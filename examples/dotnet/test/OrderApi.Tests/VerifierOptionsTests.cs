using System.Text.Json;
using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class VerifierOptionsTests(ITestOutputHelper output)
{
    // #region helper-config
    private readonly PactVerifierConfig _config = new() { Outputters = [new XunitOutput(output)] };
    // #endregion helper-config

    // #region net-state-middleware-use uses config pacts
    [Fact]
    public async Task Prepares_states_in_a_middleware()
    {
        await using var app = OrderApp.Create();
        app.UseMiddleware<ProviderStateMiddleware>();
        app.Urls.Add("http://127.0.0.1:0");
        await app.StartAsync();

        var uri = new Uri(app.Urls.Single());
        using var verifier = new PactVerifier("OrderApi", _config);

        verifier
            .WithHttpEndpoint(uri)
            .WithFileSource(Pacts.File("OrderWeb-OrderApi.json"))
            .WithProviderStateUrl(new Uri(uri, "provider-states"), states => states.WithTeardown())
            .WithFilter(providerState: "^an order (exists|was placed)$")
            .Verify();
    }
    // #endregion net-state-middleware-use

    [Fact]
    public async Task Takes_all_options()
    {
        await using var app = OrderApp.Create();
        app.MapProviderStates();
        app.Urls.Add("http://127.0.0.1:0");
        await app.StartAsync();
        var uri = new Uri(app.Urls.Single());
        var token = app.Services.GetRequiredService<Sessions>().SignIn("ada");
        var pacts = Pacts.File("OrderWeb-OrderApi.json").Directory!;

        // #region net-verifier-options uses config
        using var verifier = new PactVerifier("OrderApi", _config);

        verifier
            .WithHttpEndpoint(uri)
            .WithDirectorySource(pacts, "OrderWeb")
            .WithProviderStateUrl(new Uri(uri, "provider-states"), states => states
                .WithTeardown()
                .WithStyle(ProviderStateStyle.Body))
            .WithRequestTimeout(TimeSpan.FromSeconds(20))
            .WithCustomHeader("Authorization", $"Bearer {token}")
            .Verify();
        // #endregion net-verifier-options
    }

    // #region net-messages-only uses config pacts
    [Fact]
    public void Verifies_a_provider_that_has_messages_only()
    {
        var order = new Shop().AddOrder(42, "ada");
        using var verifier = new PactVerifier("OrderPublisher", _config);

        verifier
            .WithHttpEndpoint(new Uri("http://localhost:9")) // nothing is there, and nothing calls it
            .WithMessages(
                messages => messages.Add("order placed", message => message
                    .WithMetadata(new { topic = "orders", contentType = "application/json" })
                    .WithContent(() => OrderPublisher.Placed(order))),
                new JsonSerializerOptions(JsonSerializerDefaults.Web))
            .WithFileSource(Pacts.File("OrderMailer-OrderPublisher.json"))
            .Verify();
    }
    // #endregion net-messages-only

    // #region net-combined-provider uses config pacts provider-states
    [Fact]
    public async Task Verifies_http_and_messages_of_one_pact()
    {
        await using var app = OrderApp.Create();
        app.MapProviderStates();
        app.Urls.Add("http://127.0.0.1:0");
        await app.StartAsync();

        // The messages are served at localhost, and one host name is used for both.
        var uri = new UriBuilder(app.Urls.Single()) { Host = "localhost" }.Uri;
        using var verifier = new PactVerifier("OrderApi", _config);

        verifier
            .WithHttpEndpoint(uri)
            .WithMessages(
                messages => messages.Add(
                    "order placed",
                    () => OrderPublisher.Placed(new Shop().AddOrder(42, "ada"))),
                new JsonSerializerOptions(JsonSerializerDefaults.Web))
            .WithFileSource(Pacts.File("OrderMailer-OrderApi.json"))
            .WithProviderStateUrl(new Uri(uri, "provider-states"), states => states.WithTeardown())
            .Verify();
    }
    // #endregion net-combined-provider
}
