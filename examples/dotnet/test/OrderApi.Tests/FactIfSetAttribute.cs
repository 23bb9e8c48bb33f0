using Xunit;

namespace OrderApi.Tests;

// #region helper-fact-if-set
// A test that needs an environment variable, and is skipped without it.
public sealed class FactIfSetAttribute : FactAttribute
{
    public FactIfSetAttribute(string variable)
    {
        if (string.IsNullOrEmpty(Environment.GetEnvironmentVariable(variable)))
        {
            Skip = $"{variable} is not set";
        }
    }
}
// #endregion helper-fact-if-set
