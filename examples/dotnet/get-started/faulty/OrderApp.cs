namespace OrderApi;

public static class OrderApp
{
    public static WebApplication Create(params string[] args)
    {
        var builder = WebApplication.CreateBuilder(args);
        builder.Services.AddSingleton<Orders>();
        var app = builder.Build();

        app.MapGet("/orders/{id:int}", (int id, Orders orders) =>
            orders.Find(id) is { } order ? Results.Ok(order) : Results.NotFound());

        return app;
    }
}
