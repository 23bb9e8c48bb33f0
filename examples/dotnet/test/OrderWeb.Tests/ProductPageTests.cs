using System.Net;
using PactNet;
using PactNet.Matchers;
using PactNet.Output.Xunit;
using Xunit;
using Xunit.Abstractions;

namespace OrderWeb.Tests;

// #region graphql-consumer
public class ProductPageTests(ITestOutputHelper output)
{
    private readonly IPactBuilderV4 _pact = Pact.V4("ProductPage", "CatalogueGraphQL", new PactConfig
    {
        PactDir = "../../../../../pacts",
        Outputters = [new XunitOutput(output)],
    }).WithHttpInteractions();

    [Fact]
    public async Task Shows_a_product()
    {
        _pact
            .UponReceiving("a query for a product")
            .Given("a product exists", new Dictionary<string, string> { ["sku"] = "TEA-01" })
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
                data = new
                {
                    product = new { name = Match.Type("Green tea"), price = Match.Decimal(4.75) },
                },
            });

        await _pact.VerifyAsync(async context =>
        {
            var page = new ProductPage(new HttpClient { BaseAddress = context.MockServerUri });
            var product = await page.GetProductAsync("TEA-01");

            Assert.Equal("Green tea", product?.Name);
        });
    }
}
// #endregion graphql-consumer
