namespace OrderApi;

public enum OrderStatus
{
    Open,
    Paid,
    Shipped,
}

public record Order(int Id, OrderStatus Status, decimal Total);

// Keeps orders in memory, in place of a database.
public class Orders
{
    private readonly Dictionary<int, Order> _orders = [];

    public Order? Find(int id) => _orders.GetValueOrDefault(id);

    public void Save(Order order) => _orders[order.Id] = order;

    public void Clear() => _orders.Clear();
}
