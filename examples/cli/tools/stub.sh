# #region tool-stub-sources
pact stub \
  --file pacts/OrderWeb-OrderApi.json \
  --dir more-pacts \
  --url "$PACT_URL" \
  --token "$PACT_BROKER_TOKEN" \
  --port 9001
# #endregion tool-stub-sources

# #region tool-stub-state
pact stub \
  --dir pacts \
  --provider-state "^an order exists$" \
  --empty-provider-state \
  --provider-state-header-name X-Provider-State \
  --port 9001
# #endregion tool-stub-state

# #region tool-stub-watch
pact stub \
  --dir pacts \
  --watch \
  --loglevel warn \
  --port 9001
# #endregion tool-stub-watch
