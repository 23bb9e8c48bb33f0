using System.Net;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

public class DeliveryClientTests(ITestOutputHelper output)
{
    // #region helper-pact
    private readonly IPactBuilderV4 _pact = Pact.V4("OrderWeb", "DeliveryApi", new PactConfig
    {
        PactDir = "../../../../../pacts",
        Outputters = [new XunitOutput(output)],
    }).WithHttpInteractions();
    // #endregion helper-pact

    // #region optional-field uses pact client
    [Fact]
    public async Task Prints_the_note()
    {
        _pact
            .UponReceiving("a request for a delivery with a note")
            .Given("a delivery has a note", new Dictionary<string, string> { ["id"] = "42" })
            .WithRequest(HttpMethod.Get, "/deliveries/42")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new
            {
                id = Match.Integer(42),
                note = Match.Type("Leave it with the porter"),
            });

        await _pact.VerifyAsync(async context =>
        {
            var label = await ClientOf(context).GetLabelAsync(42);

            Assert.Equal("Delivery 42: Leave it with the porter", label);
        });
    }

    [Fact]
    public async Task Prints_a_label_without_a_note()
    {
        _pact
            .UponReceiving("a request for a delivery without a note")
            .Given("a delivery has no note", new Dictionary<string, string> { ["id"] = "43" })
            .WithRequest(HttpMethod.Get, "/deliveries/43")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new { id = Match.Integer(43) });

        await _pact.VerifyAsync(async context =>
        {
            var label = await ClientOf(context).GetLabelAsync(43);

            Assert.Equal("Delivery 43: ring the bell", label);
        });
    }
    // #endregion optional-field

    // #region helper-client
    private static DeliveryClient ClientOf(IConsumerContext context) =>
        new(new HttpClient { BaseAddress = context.MockServerUri });
    // #endregion helper-client
}
