using System.Text.Json;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

// #region message-consumer
public class OrderMailerTests(ITestOutputHelper output)
{
    private readonly IMessagePactBuilderV4 _pact = Pact.V4(
        "OrderMailer",
        "OrderPublisher",
        new PactConfig
        {
            PactDir = "../../../../../pacts",
            Outputters = [new XunitOutput(output)],
            DefaultJsonSettings = new JsonSerializerOptions(JsonSerializerDefaults.Web),
        }).WithMessageInteractions();

    [Fact]
    public void Confirms_an_order_that_was_placed()
    {
        _pact
            .ExpectsToReceive("order placed")
            .Given("an order was placed", new Dictionary<string, string> { ["id"] = "42" })
            .WithMetadata("topic", "orders")
            .WithMetadata("contentType", "application/json")
            .WithJsonContent(new
            {
                orderId = Match.Integer(42),
                email = Match.Regex("ada@example.org", "^[^@ ]+@[^@ ]+$"),
                total = Match.Decimal(31.5),
                placedAt = Match.Regex("2026-03-14T09:26:53Z", @"^[\d-]{10}T[\d:]{8}Z$"),
            })
            .Verify<OrderPlaced>(order =>
            {
                var mail = OrderMailer.Confirmation(order);

                Assert.StartsWith("To: ada@example.org", mail);
                Assert.Contains("Your order 42", mail);
            });
    }
}
// #endregion message-consumer
