using System.Net.Http.Json;

namespace OrderWeb;

// What OrderWeb needs of an order.
public record Order(string Status, decimal Total);

public class OrderClient(HttpClient http)
{
    public async Task<Order> GetOrderAsync(int id)
    {
        var order = await http.GetFromJsonAsync<Order>($"/orders/{id}");
        return order ?? throw new InvalidOperationException($"There is no order {id}");
    }
}
