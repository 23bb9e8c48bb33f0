using System.Net.Http.Headers;

namespace OrderApi;

// The customers who are signed in, by token.
public class Sessions
{
    private readonly Dictionary<string, string> _customers = [];

    public string SignIn(string customer)
    {
        var token = Guid.NewGuid().ToString("N");
        _customers[token] = customer;
        return token;
    }

    // The customer of an Authorization header, or null.
    public string? CustomerOf(string? authorization) =>
        AuthenticationHeaderValue.TryParse(authorization, out var credentials)
        && credentials is { Scheme: "Bearer", Parameter: { } token }
            ? _customers.GetValueOrDefault(token)
            : null;
}
