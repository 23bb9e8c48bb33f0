# #region help
pact --help
pact broker publish --help
# #endregion help

# #region environment-variables
export PACT_BROKER_BASE_URL="https://broker.example.org"
export PACT_BROKER_TOKEN="BROKER_TOKEN"
export GIT_COMMIT="$(git rev-parse HEAD)"
export GIT_BRANCH="$(git rev-parse --abbrev-ref HEAD)"
# #endregion environment-variables

# #region plugin-list
pact plugin list installed
pact plugin list known
# #endregion plugin-list
