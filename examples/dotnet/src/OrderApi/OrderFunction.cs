using System.Text.Json;
using Amazon.Lambda.APIGatewayEvents;

namespace OrderApi;

// #region lambda-http-handler
// OrderApi as a function behind API Gateway. The types of payload format 2.0 are in the
// package Amazon.Lambda.APIGatewayEvents.
public class OrderFunction(Shop shop, Sessions sessions)
{
    public APIGatewayHttpApiV2ProxyResponse Handle(APIGatewayHttpApiV2ProxyRequest request)
    {
        if (request.RequestContext.Http.Method == "POST")
        {
            return Place(JsonSerializer.Deserialize<NewOrder>(
                request.Body, JsonSerializerOptions.Web)!);
        }

        if (request.RawPath == "/orders")
        {
            request.Headers.TryGetValue("authorization", out var authorization);
            return sessions.CustomerOf(authorization) is { } customer
                ? Json(200, shop.FindAll(customer, request.QueryStringParameters["status"]))
                : new() { StatusCode = 401 };
        }

        var id = int.Parse(request.RawPath["/orders/".Length..]);
        return shop.Find(id) is { } order ? Json(200, order) : new() { StatusCode = 404 };
    }

    private static APIGatewayHttpApiV2ProxyResponse Json(int status, object value) => new()
    {
        StatusCode = status,
        Headers = new Dictionary<string, string> { ["content-type"] = "application/json" },
        Body = JsonSerializer.Serialize(value, JsonSerializerOptions.Web),
    };

    private APIGatewayHttpApiV2ProxyResponse Place(NewOrder newOrder)
    {
        if (!shop.HasInStock(newOrder.Items))
        {
            return new() { StatusCode = 409 };
        }

        var order = shop.Place(newOrder.Items);
        var response = Json(201, order);
        response.SetHeaderValues("location", $"/orders/{order.Id}", append: false);
        return response;
    }
}
// #endregion lambda-http-handler
