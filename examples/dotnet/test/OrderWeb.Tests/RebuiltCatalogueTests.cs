using System.Net;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

public class RebuiltCatalogueTests(ITestOutputHelper output)
{
    // #region helper-pact
    private readonly IPactBuilderV4 _pact = Pact.V4(
        "ProductPage",
        "CatalogueGraphQL",
        new PactConfig
        {
            PactDir = "../../../../../pacts",
            Outputters = [new XunitOutput(output)],
        }).WithHttpInteractions();
    // #endregion helper-pact

    // #region graphql-error uses pact
    [Fact]
    public async Task Says_why_there_is_no_product()
    {
        var problem = new { message = Match.Type("The catalogue is being rebuilt") };
        _pact
            .UponReceiving("a query for a product that fails")
            .Given("the catalogue is being rebuilt")
            .WithRequest(HttpMethod.Post, "/graphql")
            .WithJsonBody(new
            {
                operationName = "Product",
                query = ProductPage.ProductQuery,
                variables = new { sku = Match.Type("TEA-01") },
            })
            .WillRespond()
            .WithStatus(HttpStatusCode.OK)
            .WithJsonBody(new
            {
                data = new { product = Match.Null() },
                errors = Match.MinType(problem, min: 1),
            });

        await _pact.VerifyAsync(async context =>
        {
            var page = new ProductPage(new HttpClient { BaseAddress = context.MockServerUri });

            var failure = await Assert.ThrowsAsync<InvalidOperationException>(
                () => page.GetProductAsync("TEA-01"));
            Assert.Equal("The catalogue is being rebuilt", failure.Message);
        });
    }
    // #endregion graphql-error
}
