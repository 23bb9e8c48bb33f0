# #region webhooks-create
pact broker create-or-update-webhook "https://ci.example.com/order-api/verify" \
  --uuid order-api-changed-pact \
  --description "Verify a changed pact with OrderApi" \
  --provider OrderApi \
  --contract-requiring-verification-published \
  --request POST \
  --header \
    "Content-Type: application/json" \
    "Authorization: Bearer $CI_TOKEN" \
  --data '{
    "PACT_URL": "${pactbroker.pactUrl}",
    "GIT_COMMIT": "${pactbroker.providerVersionNumber}",
    "GIT_BRANCH": "${pactbroker.providerVersionBranch}"
  }'
# #endregion webhooks-create

# #region webhooks-create-curl
curl --fail-with-body --request PUT \
  --header "Content-Type: application/json" \
  --data @webhook.json \
  "$PACT_BROKER_BASE_URL/webhooks/order-api-changed-pact"
# #endregion webhooks-create-curl

# #region webhooks-test
pact broker test-webhook --uuid order-api-changed-pact
# #endregion webhooks-test

# #region webhooks-test-result
pact broker test-webhook --uuid order-api-changed-pact | grep --quiet '"success":true'
# #endregion webhooks-test-result

# #region webhooks-library-create
sed "s/GITHUB_TOKEN/$GITHUB_TOKEN/" github-dispatch.json |
  curl --fail-with-body --request PUT \
    --header "Content-Type: application/json" \
    --data @- \
    "$PACT_BROKER_BASE_URL/webhooks/order-api-changed-pact"
# #endregion webhooks-library-create

# #region webhooks-github-status
pact broker create-or-update-webhook \
  'https://api.github.com/repos/ORGANISATION/order-web/statuses/${pactbroker.consumerVersionNumber}' \
  --uuid order-web-github-status \
  --description "Show verification results on OrderWeb's commits" \
  --consumer OrderWeb \
  --contract-published \
  --provider-verification-published \
  --request POST \
  --header \
    "Accept: application/vnd.github+json" \
    "Content-Type: application/json" \
    "Authorization: Bearer $GITHUB_TOKEN" \
  --data '{
    "state": "${pactbroker.githubVerificationStatus}",
    "context": "pact/${pactbroker.providerName}",
    "description": "Pact with ${pactbroker.providerName} ${pactbroker.providerVersionBranch}",
    "target_url": "${pactbroker.pactUrl}"
  }'
# #endregion webhooks-github-status

# #region webhooks-variables
curl --fail-with-body --request PUT \
  --header "Content-Type: application/json" \
  --data @variables.json \
  "$PACT_BROKER_BASE_URL/webhooks/show-all-variables"
# #endregion webhooks-variables

# #region webhooks-try
curl --fail-with-body --request POST \
  --header "Content-Type: application/json" \
  --data @webhook.json \
  "$PACT_BROKER_BASE_URL/webhooks/execute"
# #endregion webhooks-try

# #region webhooks-status
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/webhooks/status"
# #endregion webhooks-status

# #region webhooks-triggered
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/version/$GIT_COMMIT/triggered-webhooks"
# #endregion webhooks-triggered

# #region webhooks-logs
curl --fail-with-body "$PACT_BROKER_BASE_URL/triggered-webhooks/$TRIGGERED_UUID/logs"
# #endregion webhooks-logs
