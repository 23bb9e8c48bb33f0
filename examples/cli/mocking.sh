# #region mock-server
# #region mock-start
pact mock start \
  --port 9002 \
  --server-key SERVER_KEY \
  --output pacts-checked &
# #endregion mock-start

until pact mock list --port 9002; do sleep 1; done

# #region mock-create
MOCK_PORT=$(pact mock create \
  --port 9002 \
  --specification V3 \
  --file pacts/OrderWeb-OrderApi.json | sed -n 's/.*started on port //p')
# #endregion mock-create

# Here the tests of OrderWeb run against http://localhost:$MOCK_PORT
curl --header "Accept: application/json" "http://localhost:$MOCK_PORT/orders/10"
curl --header "Accept: application/json" "http://localhost:$MOCK_PORT/orders/99"

# #region mock-list
pact mock list --port 9002
# #endregion mock-list

# #region mock-verify
pact mock verify \
  --port 9002 \
  --mock-server-port "$MOCK_PORT"
# #endregion mock-verify

# #region mock-shutdown
pact mock shutdown \
  --port 9002 \
  --mock-server-port "$MOCK_PORT"

pact mock shutdown-master \
  --port 9002 \
  --server-key SERVER_KEY
# #endregion mock-shutdown
# #endregion mock-server
