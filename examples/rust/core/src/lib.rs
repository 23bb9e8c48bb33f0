//! Nothing of its own: the tests are what this package is for.
