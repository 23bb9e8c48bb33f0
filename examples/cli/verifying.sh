# #region verify-file
pact verifier \
  --file pacts/OrderWeb-OrderApi.json \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states"
# #endregion verify-file

# #region verify-auth
pact verifier \
  --file pacts/OrderWeb-OrderApi.json \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --header "Authorization=Bearer $ORDER_API_TOKEN"
# #endregion verify-auth

# #region verify-url
pact verifier \
  --url "$PACT_URL" \
  --token "$PACT_BROKER_TOKEN" \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states"
# #endregion verify-url

# #region verify-broker
pact verifier \
  --broker-url "$PACT_BROKER_BASE_URL" \
  --token "$PACT_BROKER_TOKEN" \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --consumer-version-selectors '{"mainBranch": true}' \
  --consumer-version-selectors '{"matchingBranch": true}' \
  --consumer-version-selectors '{"deployedOrReleased": true}' \
  --enable-pending \
  --include-wip-pacts-since 2026-01-01 \
  --publish \
  --provider-version "$GIT_COMMIT" \
  --provider-branch "$GIT_BRANCH"
# #endregion verify-broker

# #region verify-webhook
pact verifier \
  --broker-url "$PACT_BROKER_BASE_URL" \
  --token "$PACT_BROKER_TOKEN" \
  --webhook-callback-url "$PACT_URL" \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --publish \
  --provider-version "$GIT_COMMIT" \
  --provider-branch "$GIT_BRANCH"
# #endregion verify-webhook
