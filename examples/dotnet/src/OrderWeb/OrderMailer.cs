namespace OrderWeb;

// #region message-handler
public record OrderPlaced(int OrderId, string Email, decimal Total, DateTimeOffset PlacedAt);

public static class OrderMailer
{
    // Takes the event, gives the mail that confirms the order.
    public static string Confirmation(OrderPlaced order) => FormattableString.Invariant($"""
        To: {order.Email}
        Subject: Your order {order.OrderId}

        Thank you for the order of {order.PlacedAt:d MMMM yyyy}.
        Total: {order.Total:F2} EUR
        """);
}
// #endregion message-handler
