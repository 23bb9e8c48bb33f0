using System.Net;
using System.Net.Http.Json;

namespace OrderWeb;

// #region refusal-client
public class OrderForm(HttpClient http)
{
    private record Refusal(string[] Errors);

    /// <summary>Returns what the customer has to correct: nothing, if the form is fine.</summary>
    public async Task<string[]> SubmitAsync(params OrderItem[] items)
    {
        using var response = await http.PostAsJsonAsync("/orders", new { items });
        if (response.StatusCode == HttpStatusCode.BadRequest)
        {
            var refusal = await response.Content.ReadFromJsonAsync<Refusal>();
            return refusal!.Errors;
        }
        response.EnsureSuccessStatusCode();
        return [];
    }
}
// #endregion refusal-client
