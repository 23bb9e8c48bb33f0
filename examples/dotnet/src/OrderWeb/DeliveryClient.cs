using System.Net.Http.Json;

namespace OrderWeb;

public record Delivery(int Id, string? Note);

public class DeliveryClient(HttpClient http)
{
    // What the driver's label says: most deliveries come without a note.
    public async Task<string> GetLabelAsync(int id)
    {
        var delivery = await http.GetFromJsonAsync<Delivery>($"/deliveries/{id}");
        return $"Delivery {delivery!.Id}: {delivery.Note ?? "ring the bell"}";
    }
}
