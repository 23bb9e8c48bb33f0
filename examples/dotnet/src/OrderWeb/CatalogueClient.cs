using System.Net.Http.Json;
using System.Text.Json.Nodes;

namespace OrderWeb;

public class CatalogueClient(HttpClient http)
{
    public async Task<JsonNode> GetProductAsync(string sku)
    {
        var product = await http.GetFromJsonAsync<JsonNode>($"/products/{sku}");
        return product!;
    }

    public async Task<decimal> GetPriceAsync(string sku, string currency, Guid requestId)
    {
        var path = $"/products/{sku}?currency={currency}";
        using var request = new HttpRequestMessage(HttpMethod.Get, path);
        request.Headers.Add("X-Request-Id", requestId.ToString());

        using var response = await http.SendAsync(request);
        response.EnsureSuccessStatusCode();
        var product = await response.Content.ReadFromJsonAsync<JsonNode>();
        return product!["price"]!.GetValue<decimal>();
    }
}
