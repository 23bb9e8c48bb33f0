using System.Net;
using System.Text.Json;
using PactNet;
using PactNet.Exceptions;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

public class OrderClientTests
{
    // #region helper-any-status
    private static readonly IMatcher AnyStatus =
        Match.Regex("PAID", "^(PENDING|PAID|SHIPPED)$");
    // #endregion helper-any-status

    // #region helper-pact
    private readonly PactConfig _config;
    private readonly IPactBuilderV4 _pact;

    public OrderClientTests(ITestOutputHelper output)
    {
        _config = new PactConfig
        {
            PactDir = "../../../../../pacts",
            Outputters = [new XunitOutput(output)],
        };
        _pact = Pact.V4("OrderWeb", "OrderApi", _config).WithHttpInteractions();
    }
    // #endregion helper-pact

    [Fact]
    public async Task Finds_no_order()
    {
        _pact
            .UponReceiving("a request for an order that does not exist")
            .Given("no order exists", new Dictionary<string, string> { ["id"] = "404" })
            .WithRequest(HttpMethod.Get, "/orders/404")
            .WithHeader("Accept", "application/json")
            .WillRespond()
            .WithStatus(HttpStatusCode.NotFound);

        await _pact.VerifyAsync(async context =>
        {
            Assert.Null(await ClientOf(context).FindOrderAsync(404));
        });
    }

    [Fact]
    public async Task Places_an_order()
    {
        _pact
            .UponReceiving("a request to place an order")
            .Given("a product is in stock", new Dictionary<string, string> { ["sku"] = "TEA-01" })
            .WithRequest(HttpMethod.Post, "/orders")
            .WithJsonBody(new { items = new[] { new { sku = "TEA-01", quantity = 2 } } })
            .WillRespond()
            .WithStatus(HttpStatusCode.Created)
            // The expression has to match the whole value, which may be an absolute URL.
            .WithHeader("Location", Match.Regex("/orders/43", @"^.*/orders/\d+$"))
            .WithJsonBody(new { id = Match.Integer(43), status = AnyStatus });

        await _pact.VerifyAsync(async context =>
        {
            var (order, location) =
                await ClientOf(context).PlaceOrderAsync(new OrderItem("TEA-01", 2));

            Assert.Equal(43, order.Id);
            Assert.Equal("/orders/43", location?.OriginalString);
        });
    }

    // #region provider-state-value uses any-status pact client
    [Fact]
    public async Task Gets_the_newest_order_whose_id_only_the_provider_knows()
    {
        // PactNet has no method for this: Pact's core reads the rule from the path.
        var path = JsonSerializer.Serialize(new Dictionary<string, string>
        {
            ["pact:matcher:type"] = "type",
            ["pact:generator:type"] = "ProviderState",
            ["expression"] = "/orders/${id}",
            ["value"] = "/orders/42",
        });

        _pact
            .UponReceiving("a request for the newest order")
            .Given("an order was placed")
            .WithRequest(HttpMethod.Get, path)
            .WithHeader("Accept", "application/json")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new { id = Match.Integer(42), status = AnyStatus });

        await _pact.VerifyAsync(async context =>
        {
            var order = await ClientOf(context).FindOrderAsync(42);

            Assert.Equal("PAID", order?.Status);
        });
    }
    // #endregion provider-state-value

    // #region consumer-auth uses pact client
    [Fact]
    public async Task Gets_the_orders_of_the_customer_who_is_signed_in()
    {
        _pact
            .UponReceiving("a request for my orders")
            .Given(
                "a customer with orders is signed in",
                new Dictionary<string, string> { ["customer"] = "ada" })
            .WithRequest(HttpMethod.Get, "/orders")
            .WithQuery("status", Match.Regex("PAID", "^(PENDING|PAID|SHIPPED)$"))
            .WithHeader("Accept", "application/json")
            .WithHeader("Authorization", Match.Regex("Bearer example-token", "^Bearer .+$"))
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(Match.MinType(
                new { id = Match.Integer(42), total = Match.Decimal(31.5) },
                min: 1));

        await _pact.VerifyAsync(async context =>
        {
            var orders = await ClientOf(context).FindOrdersAsync("PAID", "example-token");

            Assert.Equal(31.5m, Assert.Single(orders).Total);
        });
    }
    // #endregion consumer-auth

    // #region consumer-fails uses pact client
    [Fact]
    public async Task Fails_for_a_request_that_the_pact_does_not_expect()
    {
        // A pact of its own: Pact writes no file for a test that fails.
        var pact = Pact.V4("OrderWeb", "OrderApi", _config).WithHttpInteractions();

        pact
            .UponReceiving("a request for an order")
            .WithRequest(HttpMethod.Get, "/orders/42")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new { id = 42 });

        await Assert.ThrowsAsync<PactFailureException>(() => pact.VerifyAsync(async context =>
        {
            var client = ClientOf(context);
            await Assert.ThrowsAsync<HttpRequestException>(() => client.FindOrderAsync(43));
        }));
    }
    // #endregion consumer-fails

    // #region helper-client
    private static OrderClient ClientOf(IConsumerContext context) =>
        new(new HttpClient { BaseAddress = context.MockServerUri });
    // #endregion helper-client
}
