using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

// #region helper-api uses order-api-fixture
public class BrokerTests(OrderApiFixture api, ITestOutputHelper output)
    : IClassFixture<OrderApiFixture>
// #endregion helper-api
{
    // #region provider-broker uses api fact-if-set
    [FactIfSet("PACT_BROKER_BASE_URL")]
    public void Honours_the_pacts_of_the_Broker()
    {
        var brokerUrl = Environment.GetEnvironmentVariable("PACT_BROKER_BASE_URL")!;
        var brokerToken = Environment.GetEnvironmentVariable("PACT_BROKER_TOKEN");
        var commit = Environment.GetEnvironmentVariable("GIT_COMMIT");
        var branch = Environment.GetEnvironmentVariable("GIT_BRANCH");
        var isCi = Environment.GetEnvironmentVariable("CI") == "true";

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("OrderApi", config);

        verifier
            .WithHttpEndpoint(api.Uri)
            .WithPactBrokerSource(new Uri(brokerUrl), broker => broker
                .TokenAuthentication(brokerToken)
                .ConsumerVersionSelectors(
                    new ConsumerVersionSelector { MainBranch = true },
                    new ConsumerVersionSelector { MatchingBranch = true },
                    new ConsumerVersionSelector { DeployedOrReleased = true })
                .ProviderBranch(branch)
                .EnablePending()
                .IncludeWipPactsSince(new DateTime(2026, 1, 1))
                .PublishResults(isCi, commit, results => results.ProviderBranch(branch)))
            .WithProviderStateUrl(new Uri(api.Uri, "provider-states"), o => o.WithTeardown())
            .WithCustomHeader("Authorization", $"Bearer {api.NewToken()}")
            .Verify();
    }
    // #endregion provider-broker

    // #region provider-broker-webhook uses api fact-if-set
    [FactIfSet("PACT_URL")]
    public void Honours_the_pact_that_a_webhook_names()
    {
        var pactUrl = Environment.GetEnvironmentVariable("PACT_URL")!;
        var brokerToken = Environment.GetEnvironmentVariable("PACT_BROKER_TOKEN");
        var commit = Environment.GetEnvironmentVariable("GIT_COMMIT");
        var branch = Environment.GetEnvironmentVariable("GIT_BRANCH");
        var isCi = Environment.GetEnvironmentVariable("CI") == "true";

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("OrderApi", config);

        verifier
            .WithHttpEndpoint(api.Uri)
            .WithUriSource(new Uri(pactUrl), pact => pact
                .TokenAuthentication(brokerToken)
                .PublishResults(isCi, commit, results => results.ProviderBranch(branch)))
            .WithProviderStateUrl(new Uri(api.Uri, "provider-states"), o => o.WithTeardown())
            .WithCustomHeader("Authorization", $"Bearer {api.NewToken()}")
            .Verify();
    }
    // #endregion provider-broker-webhook
}
