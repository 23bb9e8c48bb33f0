using PactNet.Output.Xunit;
using PactNet.Verifier;
using Xunit;
using Xunit.Abstractions;

namespace OrderApi.Tests;

public class CatalogueGraphQLTests(ITestOutputHelper output)
{
    // #region graphql-provider-test uses catalogue-graphql state-change
    [Fact]
    public async Task Honours_the_pact_with_ProductPage()
    {
        var catalogue = new CatalogueGraphQL();
        await using var app = WebApplication.Create();
        app.Urls.Add("http://127.0.0.1:0");
        app.MapPost("/graphql", catalogue.Answer);
        app.MapPost("/provider-states", (StateChange change) =>
        {
            switch (change.State)
            {
                case "a product exists":
                    var sku = change.Params["sku"].GetString()!;
                    catalogue.Products[sku] = new("Jasmine tea", 5.25m);
                    break;
                case "the catalogue is being rebuilt":
                    catalogue.IsBeingRebuilt = change.Action == "setup";
                    break;
            }

            return Results.NoContent();
        });
        await app.StartAsync();

        var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
        using var verifier = new PactVerifier("CatalogueGraphQL", config);

        var uri = new Uri(app.Urls.Single());
        verifier
            .WithHttpEndpoint(uri)
            .WithFileSource(new FileInfo("../../../../../pacts/ProductPage-CatalogueGraphQL.json"))
            .WithProviderStateUrl(new Uri(uri, "provider-states"), o => o.WithTeardown())
            .Verify();
    }
    // #endregion graphql-provider-test
}
