using System.Net;
using System.Net.Http.Headers;
using System.Net.Http.Json;

namespace OrderWeb;

// #region client
public class OrderClient
{
    private readonly HttpClient _http;

    public OrderClient(HttpClient http)
    {
        _http = http;
        _http.DefaultRequestHeaders.Accept.ParseAdd("application/json");
    }

    public async Task<Order?> FindOrderAsync(int id)
    {
        using var response = await _http.GetAsync($"/orders/{id}");
        return response.StatusCode == HttpStatusCode.NotFound
            ? null
            : await ReadAsync<Order>(response);
    }

    public async Task<Order[]> FindOrdersAsync(string status, string token)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, $"/orders?status={status}");
        request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
        using var response = await _http.SendAsync(request);
        return await ReadAsync<Order[]>(response);
    }

    public async Task<(Order Order, Uri? Location)> PlaceOrderAsync(params OrderItem[] items)
    {
        using var response = await _http.PostAsJsonAsync("/orders", new { items });
        return (await ReadAsync<Order>(response), response.Headers.Location);
    }

    private static async Task<T> ReadAsync<T>(HttpResponseMessage response) =>
        (await response.EnsureSuccessStatusCode().Content.ReadFromJsonAsync<T>())!;
}
// #endregion client
