using System.Text.Json;

namespace OrderWeb;

// #region kafka-adapter
// The Kafka client's loop calls Receive with the key and the value of each record.
public class OrderListener(Action<OrderPlaced> handle, Action<string> forget)
{
    private const int Frame = 5; // a zero, and the four bytes of the schema's id

    public void Receive(string key, byte[]? value)
    {
        switch (value)
        {
            case null:
                forget(key); // a tombstone
                break;
            case [0, _, _, _, _, ..]:
                var content = value.AsSpan(Frame);
                handle(JsonSerializer.Deserialize<OrderPlaced>(content, JsonSerializerOptions.Web)!);
                break;
            default:
                throw new FormatException("The value has no Schema Registry frame");
        }
    }
}
// #endregion kafka-adapter
