using System.Text.Json;

namespace OrderApi.Tests;

// #region net-state-middleware uses state-change
// Answers Pact's calls before the application sees them.
public class ProviderStateMiddleware(RequestDelegate next)
{
    public async Task InvokeAsync(HttpContext context, Shop shop)
    {
        if (context.Request.Path != "/provider-states")
        {
            await next(context);
            return;
        }

        var change = (await context.Request.ReadFromJsonAsync<StateChange>())!;
        if (change.Action == "teardown")
        {
            shop.Clear();
            return;
        }

        switch (change.State)
        {
            case "": // an interaction that names no state
                break;
            case "an order exists":
                shop.AddOrder(change.Params["id"].GetInt32(), "ada");
                break;
            case "an order was placed": // the answer replaces ${id} in the pact's request
                var order = shop.AddOrder(1007, "ada");
                await context.Response.WriteAsJsonAsync(new { id = order.Id });
                break;
            default: // a status of 500 or more would be tried again
                context.Response.StatusCode = StatusCodes.Status400BadRequest;
                break;
        }
    }
}

// Puts the middleware in front of an application that has a Startup class or its own Program.
public class ProviderStateFilter : IStartupFilter
{
    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        app.UseMiddleware<ProviderStateMiddleware>();
        next(app);
    };
}
// #endregion net-state-middleware
