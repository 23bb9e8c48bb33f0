using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class DeliveryApiTests(ITestOutputHelper output)
{
    // #region helper-deliveries
    private readonly Dictionary<int, object> _deliveries = [];
    // #endregion helper-deliveries

    [Fact]
    public async Task Honours_the_pact_with_OrderWeb()
    {
        await using var app = WebApplication.Create();
        app.Urls.Add("http://127.0.0.1:0");
        app.MapGet("/deliveries/{id:int}", (int id) => _deliveries[id]);
        MapProviderStates(app);
        await app.StartAsync();

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("DeliveryApi", config);

        var uri = new Uri(app.Urls.Single());
        verifier
            .WithHttpEndpoint(uri)
            .WithFileSource(new FileInfo("../../../../../pacts/OrderWeb-DeliveryApi.json"))
            .WithProviderStateUrl(new Uri(uri, "provider-states"))
            .Verify();
    }

    // #region optional-field-states uses deliveries state-change
    private void MapProviderStates(WebApplication app) =>
        app.MapPost("/provider-states", (StateChange change) =>
        {
            var id = change.Params["id"].GetInt32();
            _deliveries[id] = change.State switch
            {
                "a delivery has a note" => new { id, note = "Second floor, please" },
                "a delivery has no note" => new { id },
                "the note of a delivery was deleted" => new { id, note = (string?)null },
                _ => throw new ArgumentException($"Unknown state: {change.State}"),
            };
            return Results.NoContent();
        });
    // #endregion optional-field-states
}
