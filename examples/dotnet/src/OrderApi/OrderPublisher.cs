namespace OrderApi;

// #region message-publisher
public record OrderPlaced(int OrderId, string Email, decimal Total, DateTime PlacedAt);

public static class OrderPublisher
{
    // The event that is published when an order has been placed.
    public static OrderPlaced Placed(Order order) =>
        new(order.Id, $"{order.Customer}@example.org", order.Total, order.PlacedAt);
}
// #endregion message-publisher
