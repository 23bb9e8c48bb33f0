using System.Text.Json;
using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

// What Pact sends before and after a request.
public record StateChange(string Action, string State, Dictionary<string, JsonElement> Params);

public class OrderApiTests(ITestOutputHelper output)
{
    [Fact]
    public async Task Honours_the_pact_with_OrderWeb()
    {
        await using var app = OrderApp.Create();
        app.Urls.Add("http://127.0.0.1:0"); // any free port
        app.MapPost("/provider-states", (StateChange change, Orders orders) =>
        {
            orders.Clear();
            if (change is { Action: "setup", State: "an order exists" })
            {
                var id = change.Params["id"].GetInt32();
                orders.Save(new Order(id, OrderStatus.Paid, 31.5m));
            }
        });
        await app.StartAsync();

        var pacts = Path.Combine(AppContext.BaseDirectory, "../../../../pacts");
        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("OrderApi", config);
        var uri = new Uri(app.Urls.Single());

        verifier
            .WithHttpEndpoint(uri)
            .WithFileSource(new FileInfo(Path.Combine(pacts, "OrderWeb-OrderApi.json")))
            .WithProviderStateUrl(new Uri(uri, "provider-states"), states => states.WithTeardown())
            .Verify();
    }
}
