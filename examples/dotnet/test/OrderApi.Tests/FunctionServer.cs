using System.Text;
using Amazon.Lambda.APIGatewayEvents;

namespace OrderApi.Tests;

// #region lambda-http-server
public static class FunctionServer
{
    // Calls a function as API Gateway does: a request becomes an event, a result a response.
    public static void MapFunction(
        this WebApplication app,
        Func<APIGatewayHttpApiV2ProxyRequest, APIGatewayHttpApiV2ProxyResponse> function) =>
        app.Map("/{**path}", async (HttpContext context) =>
        {
            var result = function(await EventOf(context.Request));
            context.Response.StatusCode = result.StatusCode;
            foreach (var (name, value) in result.Headers ?? new Dictionary<string, string>())
            {
                context.Response.Headers[name] = value;
            }

            var body = result.Body ?? "";
            await context.Response.Body.WriteAsync(result.IsBase64Encoded
                ? Convert.FromBase64String(body)
                : Encoding.UTF8.GetBytes(body));
        });

    private static async Task<APIGatewayHttpApiV2ProxyRequest> EventOf(HttpRequest request)
    {
        using var reader = new StreamReader(request.Body);
        return new()
        {
            Version = "2.0",
            RawPath = request.Path.ToUriComponent(),
            RawQueryString = request.QueryString.ToUriComponent().TrimStart('?'),
            QueryStringParameters = request.Query.ToDictionary(q => q.Key, q => q.Value.ToString()),
            Headers = request.Headers.ToDictionary(
                header => header.Key.ToLowerInvariant(), header => header.Value.ToString()),
            RequestContext = new() { Http = new() { Method = request.Method } },
            Body = await reader.ReadToEndAsync(),
        };
    }
}
// #endregion lambda-http-server
