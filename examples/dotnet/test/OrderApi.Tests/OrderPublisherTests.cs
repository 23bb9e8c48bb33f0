using System.Text.Json;
using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class OrderPublisherTests(ITestOutputHelper output)
{
    // #region message-provider uses pacts
    [Fact]
    public void Honours_the_pact_with_OrderMailer()
    {
        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("OrderPublisher", config);

        var order = new Shop().AddOrder(42, "ada");
        var json = new JsonSerializerOptions(JsonSerializerDefaults.Web);

        verifier
            .WithHttpEndpoint(new Uri("http://localhost:9")) // never asked; 5.0.1 needs it for messages
            .WithMessages(messages => messages.Add("order placed", message => message
                .WithMetadata(new { topic = "orders", contentType = "application/json" })
                .WithContent(() => OrderPublisher.Placed(order))), json)
            .WithFileSource(Pacts.File("OrderMailer-OrderPublisher.json"))
            .Verify();
    }
    // #endregion message-provider
}
