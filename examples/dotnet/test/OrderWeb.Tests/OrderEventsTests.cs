using System.Net;
using System.Text.Json;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

// A consumer that asks its provider over HTTP and hears of it by messages: one pact.
public class OrderEventsTests(ITestOutputHelper output)
{
    // #region net-combined-consumer
    [Fact]
    public async Task Writes_http_and_messages_into_one_pact()
    {
        var pact = Pact.V4("OrderMailer", "OrderApi", new PactConfig
        {
            PactDir = "../../../../../pacts",
            Outputters = [new XunitOutput(output)],
            DefaultJsonSettings = new JsonSerializerOptions(JsonSerializerDefaults.Web),
        });

        var http = pact.WithHttpInteractions();
        http
            .UponReceiving("a request for an order")
            .Given("an order exists", new Dictionary<string, string> { ["id"] = "42" })
            .WithRequest(HttpMethod.Get, "/orders/42")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new { id = Match.Integer(42) });

        await http.VerifyAsync(async context =>
        {
            using var client = new HttpClient { BaseAddress = context.MockServerUri };
            var order = await new OrderClient(client).FindOrderAsync(42);
            Assert.Equal(42, order?.Id);
        });

        await pact.WithMessageInteractions()
            .ExpectsToReceive("order placed")
            .WithJsonContent(new { orderId = Match.Integer(42), email = Match.Type("ada@example.org") })
            .VerifyAsync<OrderPlaced>(async placed =>
            {
                await Task.Yield(); // your handler, which sends a mail
                Assert.Equal("ada@example.org", placed.Email);
            });
    }
    // #endregion net-combined-consumer
}
