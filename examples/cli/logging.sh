# #region debug-logging
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production \
  --log-level debug
# #endregion debug-logging

# #region debug-logging-verifier
pact verifier \
  --file pacts/OrderWeb-OrderApi.json \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --loglevel debug
# #endregion debug-logging-verifier
