using Xunit;

// The tests write to the same pact files, so they take turns.
[assembly: CollectionBehavior(DisableTestParallelization = true)]
