using System.Net;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

public class OrderClientTests(ITestOutputHelper output)
{
    // #region helper-pact
    private readonly IPactBuilderV4 _pact = Pact.V4("OrderWeb", "OrderApi", new PactConfig
    {
        PactDir = Path.Combine(AppContext.BaseDirectory, "../../../../pacts"),
        Outputters = [new XunitOutput(output)],
    }).WithHttpInteractions();
    // #endregion helper-pact

    // #region test uses pact
    [Fact]
    public async Task Gets_an_order()
    {
        _pact
            .UponReceiving("a request for an order")
            .Given("an order exists", new Dictionary<string, string> { ["id"] = "42" })
            .WithRequest(HttpMethod.Get, "/orders/42")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new
            {
                status = Match.Regex("PAID", "^(OPEN|PAID|SHIPPED)$"),
                total = Match.Number(31.5m),
            });

        await _pact.VerifyAsync(async context =>
        {
            using var http = new HttpClient { BaseAddress = context.MockServerUri };

            var order = await new OrderClient(http).GetOrderAsync(42);

            Assert.Equal(new Order("PAID", 31.5m), order);
        });
    }
    // #endregion test
}
