using System.Net;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

// #region consumer-test
public class GetOrderTests(ITestOutputHelper output)
{
    private readonly IPactBuilderV4 _pact = Pact.V4("OrderWeb", "OrderApi", new PactConfig
    {
        PactDir = "../../../../../pacts",
        Outputters = [new XunitOutput(output)],
    }).WithHttpInteractions();

    [Fact]
    public async Task Gets_an_order()
    {
        _pact
            .UponReceiving("a request for an order")
            .Given("an order exists", new Dictionary<string, string> { ["id"] = "42" })
            .WithRequest(HttpMethod.Get, "/orders/42")
            .WithHeader("Accept", "application/json")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new
            {
                id = Match.Integer(42),
                status = Match.Regex("PAID", "^(PENDING|PAID|SHIPPED)$"),
                total = Match.Decimal(31.5),
                placedAt = Match.Regex("2026-03-14T09:26:53Z", @"^[\d-]{10}T[\d:]{8}Z$"),
                items = Match.MinType(
                    new { sku = Match.Type("TEA-01"), quantity = Match.Integer(2) },
                    min: 1),
            });

        await _pact.VerifyAsync(async context =>
        {
            var client = new OrderClient(new HttpClient { BaseAddress = context.MockServerUri });
            var order = await client.FindOrderAsync(42);

            Assert.NotNull(order);
            Assert.Equal("PAID", order.Status);
            Assert.Equal(new OrderItem("TEA-01", 2), Assert.Single(order.Items));
        });
    }
}
// #endregion consumer-test
