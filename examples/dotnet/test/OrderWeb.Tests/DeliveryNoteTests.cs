using System.Net;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

public class DeliveryNoteTests(ITestOutputHelper output)
{
    // #region helper-pact
    private readonly IPactBuilderV4 _pact = Pact.V4("OrderWeb", "DeliveryApi", new PactConfig
    {
        PactDir = "../../../../../pacts",
        Outputters = [new XunitOutput(output)],
    }).WithHttpInteractions();
    // #endregion helper-pact

    // #region optional-null uses pact
    [Fact]
    public async Task Prints_a_label_for_a_note_that_is_null()
    {
        _pact
            .UponReceiving("a request for a delivery whose note was deleted")
            .Given(
                "the note of a delivery was deleted",
                new Dictionary<string, string> { ["id"] = "44" })
            .WithRequest(HttpMethod.Get, "/deliveries/44")
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new { id = Match.Integer(44), note = Match.Null() });

        await _pact.VerifyAsync(async context =>
        {
            var http = new HttpClient { BaseAddress = context.MockServerUri };
            var label = await new DeliveryClient(http).GetLabelAsync(44);

            Assert.Equal("Delivery 44: ring the bell", label);
        });
    }
    // #endregion optional-null
}
