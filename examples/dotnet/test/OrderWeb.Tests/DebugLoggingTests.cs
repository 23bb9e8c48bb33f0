using System.Net;
using PactNet;
using PactNet.Infrastructure.Outputters;
using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

public class DebugLoggingTests(ITestOutputHelper output)
{
    // #region helper-recorder uses recorder-class
    private readonly Recorder _recorder = new();
    // #endregion helper-recorder

    [Fact]
    public async Task Logs_what_the_mock_server_does()
    {
        // #region debug-logging uses recorder
        // In the consumer's test, the first that creates a pact or the only one:
        var config = new PactConfig
        {
            LogLevel = PactLogLevel.Debug,
            Outputters = [new XunitOutput(output), _recorder],
        };

        // In the provider's test:
        var verifierConfig = new PactVerifierConfig
        {
            LogLevel = PactLogLevel.Debug,
            Outputters = [new XunitOutput(output)],
        };
        // #endregion debug-logging
        config.PactDir = Directory.CreateTempSubdirectory().FullName;
        var pact = Pact.V4("OrderWeb", "OrderApi", config).WithHttpInteractions();
        pact.UponReceiving("a request for an order that does not exist")
            .WithRequest(HttpMethod.Get, "/orders/404")
            .WillRespond()
            .WithStatus(HttpStatusCode.NotFound);

        await pact.VerifyAsync(async context =>
        {
            using var http = new HttpClient { BaseAddress = context.MockServerUri };
            await http.GetAsync("/orders/404");
        });

        // The native library keeps the level of the first pact in the process.
        Assert.Contains("Mock driver logs:", _recorder.Lines);
        Assert.Equal(PactLogLevel.Debug, verifierConfig.LogLevel);
    }

    // #region helper-recorder-class
    private sealed class Recorder : IOutput
    {
        public List<string> Lines { get; } = [];

        public void WriteLine(string line) => Lines.Add(line);
    }
    // #endregion helper-recorder-class
}
