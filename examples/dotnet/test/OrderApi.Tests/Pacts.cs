namespace OrderApi.Tests;

// #region helper-pacts
public static class Pacts
{
    private static readonly string Folder =
        Environment.GetEnvironmentVariable("PACT_DIR") ?? "../../../../../pacts";

    public static FileInfo File(string name) => new(Path.Combine(Folder, name));
}
// #endregion helper-pacts
