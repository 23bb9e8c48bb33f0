using System.Text.Json;
using Amazon.Lambda.SQSEvents;

namespace OrderWeb;

// #region lambda-handler
public record OrderPaid(int OrderId, string[] Skus);

public class ParcelFunction(Action<string> print)
{
    // The handler: knows the event of the shop, and nothing of AWS.
    public static string Label(OrderPaid order) =>
        $"Order {order.OrderId}: {string.Join(", ", order.Skus)}";

    // The adapter: takes the queue's envelope apart, and reports the records that failed.
    // Its types are in the package Amazon.Lambda.SQSEvents.
    public SQSBatchResponse Handle(SQSEvent queue)
    {
        var response = new SQSBatchResponse();
        foreach (var record in queue.Records)
        {
            try
            {
                var order = JsonSerializer.Deserialize<OrderPaid>(
                    record.Body, JsonSerializerOptions.Web);
                print(Label(order!));
            }
            catch (Exception)
            {
                response.BatchItemFailures.Add(new() { ItemIdentifier = record.MessageId });
            }
        }

        return response;
    }
}
// #endregion lambda-handler
