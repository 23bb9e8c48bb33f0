using Xunit;

namespace OrderWeb.Tests;

// #region kafka-adapter-test
public class OrderListenerTests
{
    private readonly List<OrderPlaced> _handled = [];
    private readonly List<string> _forgotten = [];
    private readonly OrderListener _listener;

    public OrderListenerTests() => _listener = new OrderListener(_handled.Add, _forgotten.Add);

    [Fact]
    public void Hands_on_what_is_behind_the_frame()
    {
        _listener.Receive("42", [0, 0, 0, 0, 7, .. "{\"orderId\": 42}"u8]);

        Assert.Equal(42, Assert.Single(_handled).OrderId);
    }

    [Fact]
    public void Forgets_the_order_of_a_tombstone()
    {
        _listener.Receive("42", null);

        Assert.Equal("42", Assert.Single(_forgotten));
        Assert.Empty(_handled);
    }

    [Fact]
    public void Refuses_a_value_without_the_frame() =>
        Assert.Throws<FormatException>(
            () => _listener.Receive("42", [.. "{\"orderId\": 42}"u8]));
}
// #endregion kafka-adapter-test
