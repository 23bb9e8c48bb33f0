using System.Text.Json;

namespace OrderApi.Tests;

// #region helper-state-change
public record StateChange(string Action, string State, Dictionary<string, JsonElement> Params);
// #endregion helper-state-change

// #region helper-provider-states uses state-change
public static class ProviderStates
{
    // #region provider-states uses state-change provider-states
    // Pact calls this before an interaction, to set its state up, and after it, to tear it down.
    public static void MapProviderStates(this WebApplication app) =>
        app.MapPost("/provider-states", (StateChange change, Shop shop) =>
        {
            if (change.Action == "teardown")
            {
                shop.Clear();
                return Results.NoContent();
            }

            switch (change.State)
            {
                case "an order exists":
                    shop.AddOrder(change.Params["id"].GetInt32(), "ada");
                    break;
                case "a product is in stock":
                    shop.AddStock(change.Params["sku"].GetString()!);
                    break;
                case "a customer with orders is signed in":
                    shop.AddOrder(42, change.Params["customer"].GetString()!);
                    break;
                case "an order was placed":
                    return OrderWasPlaced(shop);
            }

            return Results.NoContent();
        });
    // #endregion provider-states

    // #region provider-state-value-handler
    // Pact puts the id into the path of the request, which is /orders/${id} in the pact.
    private static IResult OrderWasPlaced(Shop shop)
    {
        var order = shop.AddOrder(1007, "ada");
        return Results.Ok(new { id = order.Id });
    }
    // #endregion provider-state-value-handler
}
// #endregion helper-provider-states
