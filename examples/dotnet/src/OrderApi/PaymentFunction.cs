using System.Text.Json;

namespace OrderApi;

// #region lambda-publisher
public record OrderPaid(int OrderId, string[] Skus);

public record Publication(string? TopicArn, string Message);

// Takes what sends a publication: in production, a call of the SNS client.
public class PaymentFunction(Func<Publication, Task> send)
{
    public Task HandleAsync(Order order) => send(PublicationOf(order));

    // What the SNS client is given: the event is a text in it.
    private static Publication PublicationOf(Order order)
    {
        var paid = new OrderPaid(order.Id, [.. order.Items.Select(item => item.Sku)]);
        var topicArn = Environment.GetEnvironmentVariable("TOPIC_ARN");
        return new(topicArn, JsonSerializer.Serialize(paid, JsonSerializerOptions.Web));
    }
}
// #endregion lambda-publisher
