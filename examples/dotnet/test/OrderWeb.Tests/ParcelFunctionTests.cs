using System.Text.Json;
using Amazon.Lambda.SQSEvents;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

public class ParcelFunctionTests(ITestOutputHelper output)
{
    // #region lambda-consumer
    [Fact]
    public void Prints_a_label_for_an_order_that_was_paid()
    {
        var config = new PactConfig
        {
            PactDir = "../../../../../pacts",
            Outputters = [new XunitOutput(output)],
        };
        var pact = Pact.V4("ParcelFunction", "PaymentFunction", config).WithMessageInteractions();
        var labels = new List<string>();
        var function = new ParcelFunction(labels.Add);

        pact
            .ExpectsToReceive("order paid")
            .Given("an order was paid", new Dictionary<string, string> { ["id"] = "42" })
            .WithJsonContent(new { orderId = Match.Integer(42), skus = Match.MinType("TEA-01", 1) })
            .Verify<JsonElement>(content =>
            {
                var body = content.GetRawText();
                var queue = new SQSEvent { Records = [new() { MessageId = "m-1", Body = body }] };

                Assert.Empty(function.Handle(queue).BatchItemFailures);
                Assert.Equal("Order 42: TEA-01", Assert.Single(labels));
            });
    }
    // #endregion lambda-consumer

    [Fact]
    public void Reports_the_records_that_it_cannot_read()
    {
        var function = new ParcelFunction(_ => { });
        var queue = new SQSEvent { Records = [new() { MessageId = "m-2", Body = "paid!" }] };

        var failure = Assert.Single(function.Handle(queue).BatchItemFailures);

        Assert.Equal("m-2", failure.ItemIdentifier);
    }
}
