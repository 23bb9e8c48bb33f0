# #region toggle-publish
pact broker publish pacts \
  --consumer-app-version "$GIT_COMMIT" \
  --branch "$GIT_BRANCH"

pact broker publish pacts-express \
  --consumer-app-version "$GIT_COMMIT+express" \
  --branch "$GIT_BRANCH-express"
# #endregion toggle-publish

# #region toggle-deploy
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production

pact broker record-deployment \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --environment production
# #endregion toggle-deploy

# #region toggle-ask
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT+express" \
  --to-environment production
# #endregion toggle-ask

# #region toggle-on
pact broker record-deployment \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT+express" \
  --environment production \
  --application-instance express
# #endregion toggle-on

# #region toggle-off
pact broker record-undeployment \
  --pacticipant OrderWeb \
  --environment production \
  --application-instance express
# #endregion toggle-off

# #region toggle-verify
pact verifier \
  --broker-url "$PACT_BROKER_BASE_URL" \
  --token "$PACT_BROKER_TOKEN" \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --consumer-version-selectors '{"mainBranch": true}' \
  --consumer-version-selectors '{"deployedOrReleased": true}' \
  --enable-pending \
  --include-wip-pacts-since 2026-01-01 \
  --publish \
  --provider-version "$GIT_COMMIT+rounding" \
  --provider-branch "$GIT_BRANCH-rounding"
# #endregion toggle-verify
