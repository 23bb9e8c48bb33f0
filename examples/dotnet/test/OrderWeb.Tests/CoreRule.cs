namespace OrderWeb.Tests;

// #region net-core-rules
// Rules of Pact's core in the JSON form that it reads, as values for WithJsonBody.
public static class CoreRule
{
    public static object Boolean(bool example) => Rule("boolean", example);

    public static object Semver(string example) => Rule("semver", example);

    public static object NotEmpty(object example) => Rule("notEmpty", example);

    public static object Date(string example, string format) =>
        new Dictionary<string, object>(Rule("date", example)) { ["format"] = format };

    private static Dictionary<string, object> Rule(string type, object example) =>
        new() { ["pact:matcher:type"] = type, ["value"] = example };
}
// #endregion net-core-rules
