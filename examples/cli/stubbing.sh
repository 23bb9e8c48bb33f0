# #region stub-file
pact stub \
  --file pacts/OrderWeb-OrderApi.json \
  --port 9001
# #endregion stub-file

# #region stub-broker
pact stub \
  --broker-url "$PACT_BROKER_BASE_URL" \
  --token "$PACT_BROKER_TOKEN" \
  --provider-name OrderApi \
  --port 9001
# #endregion stub-broker

# #region stub-options
pact stub \
  --dir pacts \
  --port 9001 \
  --cors \
  --provider-state "an order exists" \
  --watch
# #endregion stub-options
