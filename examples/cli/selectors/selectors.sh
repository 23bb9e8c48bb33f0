# #region selectors-preview
curl --silent --show-error --fail-with-body \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  --header "Content-Type: application/json" \
  --data '{
    "consumerVersionSelectors": [{"mainBranch": true}, {"deployedOrReleased": true}],
    "providerVersionBranch": "main",
    "includePendingStatus": true,
    "includeWipPactsSince": "2026-01-01"
  }' \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/for-verification" |
  jq --raw-output '._embedded.pacts[] | [._links.self.name, .shortDescription, "pending: \(.verificationProperties.pending)"] | join(" | ")'
# #endregion selectors-preview

# #region selectors-main-and-environments
pact verifier \
  --broker-url "$PACT_BROKER_BASE_URL" \
  --user "$PACT_BROKER_USERNAME" \
  --password "$PACT_BROKER_PASSWORD" \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --consumer-version-selectors '{"mainBranch": true}' \
  --consumer-version-selectors '{"deployedOrReleased": true}' \
  --enable-pending \
  --publish \
  --provider-version "$GIT_COMMIT" \
  --provider-branch "$GIT_BRANCH"
# #endregion selectors-main-and-environments

# #region matrix-versions
curl --silent --show-error --fail-with-body --get \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  --data-urlencode "q[][pacticipant]=OrderWeb" \
  --data-urlencode "q[][version]=5a1c9e2" \
  --data-urlencode "q[][pacticipant]=OrderApi" \
  --data-urlencode "q[][version]=8d04b7f" \
  --data-urlencode "latestby=cvpv" \
  "$PACT_BROKER_BASE_URL/matrix" | jq .summary
# #endregion matrix-versions

# #region matrix-environment
curl --silent --show-error --fail-with-body --get \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  --data-urlencode "q[][pacticipant]=OrderApi" \
  --data-urlencode "q[][version]=8d04b7f" \
  --data-urlencode "environment=production" \
  --data-urlencode "latestby=cvpv" \
  "$PACT_BROKER_BASE_URL/matrix" | jq .summary
# #endregion matrix-environment

# #region matrix-main-branches
curl --silent --show-error --fail-with-body --get \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  --data-urlencode "q[][pacticipant]=OrderWeb" \
  --data-urlencode "q[][version]=c3f81d0" \
  --data-urlencode "mainBranch=true" \
  --data-urlencode "latest=true" \
  --data-urlencode "latestby=cvp" \
  "$PACT_BROKER_BASE_URL/matrix" | jq .summary
# #endregion matrix-main-branches

# #region matrix-ignore
curl --silent --show-error --fail-with-body --get \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  --data-urlencode "q[][pacticipant]=OrderApi" \
  --data-urlencode "q[][version]=8d04b7f" \
  --data-urlencode "environment=production" \
  --data-urlencode "ignore[][pacticipant]=OrderApp" \
  --data-urlencode "latestby=cvpv" \
  "$PACT_BROKER_BASE_URL/matrix" | jq .summary
# #endregion matrix-ignore

# #region can-i-deploy-resource
curl --silent --show-error --fail-with-body --get \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  --data-urlencode "pacticipant=OrderApi" \
  --data-urlencode "version=8d04b7f" \
  --data-urlencode "environment=production" \
  "$PACT_BROKER_BASE_URL/can-i-deploy" | jq .summary
# #endregion can-i-deploy-resource

# #region results-of-version
curl --silent --show-error --fail-with-body \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  "$PACT_BROKER_BASE_URL/verification-results/consumer/OrderWeb/version/5a1c9e2/latest" |
  jq .providerSummary
# #endregion results-of-version
