# #region tool-verifier-reports
pact verifier \
  --dir pacts \
  --provider-name OrderApi \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --json verification.json \
  --junit verification-junit.xml \
  --html verification.html
# #endregion tool-verifier-reports

# #region tool-verifier-filter
pact verifier \
  --file pacts/OrderWeb-OrderApi.json \
  --provider-name OrderApi \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --filter-description "does not exist$" \
  --filter-state "no order"
# #endregion tool-verifier-filter

# #region tool-verifier-last-failed
pact verifier \
  --file pacts/OrderWeb-OrderApi.json \
  --provider-name OrderApi \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --json verification.json \
  --last-failed
# #endregion tool-verifier-last-failed

# #region tool-verifier-teardown
pact verifier \
  --file pacts/OrderWeb-OrderApi.json \
  --provider-name OrderApi \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --state-change-teardown
# #endregion tool-verifier-teardown

# #region tool-verifier-messages
pact verifier \
  --file pacts/OrderMailer-OrderPublisher.json \
  --provider-name OrderPublisher \
  --port "$ORDER_PUBLISHER_PORT" \
  --transports "message:$ORDER_PUBLISHER_PORT/messages" \
  --state-change-url "http://localhost:$ORDER_PUBLISHER_PORT/provider-states"
# #endregion tool-verifier-messages

# #region tool-verifier-tls
SSL_CERT_FILE=company-ca.pem pact verifier \
  --file pacts/OrderWeb-OrderApi.json \
  --provider-name OrderApi \
  --transport https \
  --port "$ORDER_API_PORT" \
  --state-change-url "https://localhost:$ORDER_API_PORT/provider-states"
# #endregion tool-verifier-tls
