namespace OrderApi.Tests;

// #region helper-catalogue-graphql
// Stands in for a GraphQL server: it knows one query, and chooses no fields.
public class CatalogueGraphQL
{
    public Dictionary<string, Product> Products { get; } = [];

    public bool IsBeingRebuilt { get; set; }

    public object Answer(Question question) => IsBeingRebuilt
        ? new
        {
            data = new { product = (Product?)null },
            errors = new[] { new { message = "Come back in a minute" } },
        }
        : new { data = new { product = Products.GetValueOrDefault(question.Variables["sku"]) } };

    public record Product(string Name, decimal Price);

    public record Question(Dictionary<string, string> Variables);
}
// #endregion helper-catalogue-graphql
