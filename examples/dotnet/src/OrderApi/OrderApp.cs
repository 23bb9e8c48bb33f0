namespace OrderApi;

// #region provider
public static class OrderApp
{
    public static WebApplication Create(params string[] args)
    {
        var builder = WebApplication.CreateBuilder(args);
        builder.Services.AddSingleton<Shop>();
        builder.Services.AddSingleton<Sessions>();
        var app = builder.Build();

        app.MapGet("/orders/{id:int}", (int id, Shop shop) =>
            shop.Find(id) is { } order ? Results.Ok(order) : Results.NotFound());

        app.MapGet("/orders", (string status, HttpRequest request, Shop shop, Sessions sessions) =>
            sessions.CustomerOf(request.Headers.Authorization) is { } customer
                ? Results.Ok(shop.FindAll(customer, status))
                : Results.Unauthorized());

        app.MapPost("/orders", (NewOrder newOrder, Shop shop) =>
        {
            if (!shop.HasInStock(newOrder.Items))
            {
                return Results.Conflict();
            }

            var order = shop.Place(newOrder.Items);
            return Results.Created($"/orders/{order.Id}", order);
        });

        return app;
    }
}
// #endregion provider
