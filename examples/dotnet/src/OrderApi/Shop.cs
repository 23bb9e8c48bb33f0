namespace OrderApi;

public record OrderItem(string Sku, int Quantity);

public record NewOrder(OrderItem[] Items);

public record Order(
    int Id,
    string Status,
    decimal Total,
    DateTime PlacedAt,
    string Customer,
    OrderItem[] Items);

// The data of the shop, in memory.
public class Shop
{
    private const decimal Price = 15.75m;

    private readonly Dictionary<int, Order> _orders = [];
    private readonly HashSet<string> _stock = [];

    public Order? Find(int id) => _orders.GetValueOrDefault(id);

    public Order[] FindAll(string customer, string status) =>
        [.. _orders.Values.Where(o => o.Customer == customer && o.Status == status)];

    public Order AddOrder(int id, string customer) =>
        Add(id, "PAID", customer, [new OrderItem("TEA-01", 2)]);

    public Order Place(OrderItem[] items) => Add(_orders.Count + 43, "PENDING", "ada", items);

    public void AddStock(string sku) => _stock.Add(sku);

    public bool HasInStock(OrderItem[] items) => items.All(item => _stock.Contains(item.Sku));

    public void Clear()
    {
        _orders.Clear();
        _stock.Clear();
    }

    private Order Add(int id, string status, string customer, OrderItem[] items)
    {
        var total = items.Sum(item => item.Quantity * Price);
        var placedAt = new DateTime(2026, 3, 14, 9, 26, 53, DateTimeKind.Utc);
        return _orders[id] = new Order(id, status, total, placedAt, customer, items);
    }
}
