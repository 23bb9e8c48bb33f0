using System.Text.Json;
using System.Text.Json.Nodes;
using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class PaymentFunctionTests(ITestOutputHelper output)
{
    // #region lambda-provider uses pacts
    [Fact]
    public async Task Honours_the_pact_with_ParcelFunction()
    {
        var sent = new List<Publication>();
        var function = new PaymentFunction(publication =>
        {
            sent.Add(publication);
            return Task.CompletedTask;
        });
        await function.HandleAsync(new Shop().AddOrder(42, "ada"));

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("PaymentFunction", config);

        verifier
            .WithHttpEndpoint(new Uri("http://localhost:9")) // never asked; 5.0.1 needs it for messages
            .WithMessages(
                messages => messages.Add("order paid", () => JsonNode.Parse(sent[0].Message)!),
                JsonSerializerOptions.Web)
            .WithFileSource(Pacts.File("ParcelFunction-PaymentFunction.json"))
            .Verify();
    }
    // #endregion lambda-provider
}
