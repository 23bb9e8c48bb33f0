using System.Net.Http.Json;

namespace OrderWeb;

// #region graphql-client
public class ProductPage(HttpClient http)
{
    public const string ProductQuery = """
        query Product($sku: ID!) {
          product(sku: $sku) { name price }
        }
        """;

    public async Task<ShownProduct?> GetProductAsync(string sku)
    {
        var response = await http.PostAsJsonAsync("/graphql", new
        {
            operationName = "Product",
            query = ProductQuery,
            variables = new { sku },
        });
        var answer = await response.Content.ReadFromJsonAsync<Answer>();
        return answer!.Errors is [var problem, ..]
            ? throw new InvalidOperationException(problem.Message)
            : answer.Data?.Product;
    }

    public record ShownProduct(string Name, decimal Price);

    private record Data(ShownProduct? Product);

    private record Problem(string Message);

    private record Answer(Data? Data, Problem[]? Errors);
}
// #endregion graphql-client
