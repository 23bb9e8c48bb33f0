using System.Net;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

// Two ways to write one pact, kept apart from the pact of the shop.
public class OrderFormTests(ITestOutputHelper output)
{
    // #region helper-pact
    private readonly IPactBuilderV4 _pact = Pact.V4("OrderWeb", "OrderApi", new PactConfig
    {
        PactDir = "../../../TestResults/pacts",
        Outputters = [new XunitOutput(output)],
    }).WithHttpInteractions();
    // #endregion helper-pact

    // #region contract-too-much uses pact
    [Theory]
    [InlineData("no items", new int[0], "The order has no items")]
    [InlineData("a quantity of 0", new[] { 0 }, "The quantity is less than 1")]
    [InlineData("a quantity of 100", new[] { 100 }, "The quantity is more than 99")]
    public async Task Shows_every_rule(string given, int[] quantities, string error)
    {
        _pact
            .UponReceiving($"an order with {given}")
            .WithRequest(HttpMethod.Post, "/orders")
            .WithJsonBody(new
            {
                items = quantities.Select(quantity => new { sku = "TEA-01", quantity }),
            })
            .WillRespond()
            .WithStatus(HttpStatusCode.BadRequest)
            .WithJsonBody(new { errors = new[] { error } });

        await _pact.VerifyAsync(async context =>
        {
            var form = new OrderForm(new HttpClient { BaseAddress = context.MockServerUri });
            var items = quantities.Select(quantity => new OrderItem("TEA-01", quantity));

            Assert.Equal([error], await form.SubmitAsync(items.ToArray()));
        });
    }
    // #endregion contract-too-much

    // #region contract-enough uses pact
    [Fact]
    public async Task Shows_a_refusal()
    {
        _pact
            .UponReceiving("an order that is refused")
            .WithRequest(HttpMethod.Post, "/orders")
            .WithJsonBody(new { items = Array.Empty<OrderItem>() })
            .WillRespond()
            .WithStatus(HttpStatusCode.BadRequest)
            .WithJsonBody(new { errors = Match.MinType("The order has no items", min: 1) });

        await _pact.VerifyAsync(async context =>
        {
            var form = new OrderForm(new HttpClient { BaseAddress = context.MockServerUri });

            Assert.Equal(["The order has no items"], await form.SubmitAsync());
        });
    }
    // #endregion contract-enough
}
