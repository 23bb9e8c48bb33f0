namespace OrderWeb;

public record OrderItem(string Sku, int Quantity);

public record Order(
    int Id,
    string Status,
    decimal Total,
    DateTimeOffset PlacedAt,
    IReadOnlyList<OrderItem> Items);
