using System.Net;
using System.Net.Http.Json;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

// An app that knows the paths of the gateway only.
public class OrderAppTests(ITestOutputHelper output)
{
    private readonly IPactBuilderV4 _pact = Pact.V4("OrderApp", "OrderApi", new PactConfig
    {
        PactDir = "../../../../../pacts",
        Outputters = [new XunitOutput(output)],
    }).WithHttpInteractions();

    [Fact]
    public async Task Gets_an_order_by_its_public_path()
    {
        _pact
            .UponReceiving("a request for an order by its public path")
            .Given("an order exists", new Dictionary<string, string> { ["id"] = "42" })
            .WithRequest(HttpMethod.Get, "/shop/orders/42")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new { id = Match.Integer(42), status = Match.Type("PAID") });

        await _pact.VerifyAsync(async context =>
        {
            using var http = new HttpClient { BaseAddress = context.MockServerUri };
            var order = await http.GetFromJsonAsync<Order>("/shop/orders/42");

            Assert.Equal("PAID", order?.Status);
        });
    }
}
