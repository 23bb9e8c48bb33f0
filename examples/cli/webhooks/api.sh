# #region webhooks-api-get
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/webhooks/order-api-changed-pact"
# #endregion webhooks-api-get

# #region webhooks-api-put
curl --fail-with-body --request PUT \
  --header "Content-Type: application/json" \
  --header "Accept: application/hal+json" \
  --data @webhook.json \
  "$PACT_BROKER_BASE_URL/webhooks/order-api-changed-pact"
# #endregion webhooks-api-put

# #region webhooks-api-delete
curl --fail-with-body --request DELETE \
  "$PACT_BROKER_BASE_URL/webhooks/order-api-changed-pact"
# #endregion webhooks-api-delete

# #region webhooks-api-list
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/webhooks"
# #endregion webhooks-api-list

# #region webhooks-api-post
curl --fail-with-body --request POST \
  --header "Content-Type: application/json" \
  --header "Accept: application/hal+json" \
  --data @webhook.json \
  "$PACT_BROKER_BASE_URL/webhooks"
# #endregion webhooks-api-post

# #region webhooks-api-consumer
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/webhooks/consumer/OrderWeb"
# #endregion webhooks-api-consumer

# #region webhooks-api-provider
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/webhooks/provider/OrderApi"
# #endregion webhooks-api-provider

# #region webhooks-api-both
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/webhooks/provider/OrderApi/consumer/OrderWeb"
# #endregion webhooks-api-both

# #region webhooks-api-pact
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/webhooks"
# #endregion webhooks-api-pact

# #region webhooks-api-execute
curl --fail-with-body --request POST \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/webhooks/order-api-changed-pact/execute"
# #endregion webhooks-api-execute

# #region webhooks-api-triggered-by-result
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/pact-version/$PACT_SHA/verification-results/1/triggered-webhooks"
# #endregion webhooks-api-triggered-by-result

# #region webhooks-api-logs-json
curl --fail-with-body \
  --header "Accept: application/hal+json" \
  "$PACT_BROKER_BASE_URL/triggered-webhooks/$TRIGGERED_UUID/logs"
# #endregion webhooks-api-logs-json
