# #region tool-mock-start
pact mock start \
  --port 9002 \
  --server-key SERVER_KEY \
  --output checked \
  --no-file-log
# #endregion tool-mock-start

# #region tool-mock-create
pact mock create \
  --port 9002 \
  --file pacts/OrderWeb-OrderApi.json \
  --specification V3
# #endregion tool-mock-create

# #region tool-mock-list
pact mock list --port 9002
# #endregion tool-mock-list

# #region tool-mock-verify
pact mock verify \
  --port 9002 \
  --mock-server-port "$MOCK_PORT"
# #endregion tool-mock-verify

# #region tool-mock-shutdown
pact mock shutdown \
  --port 9002 \
  --mock-server-port "$MOCK_PORT"
# #endregion tool-mock-shutdown

# #region tool-mock-shutdown-master
pact mock shutdown-master \
  --port 9002 \
  --server-key SERVER_KEY
# #endregion tool-mock-shutdown-master

# #region tool-mock-http-create
curl --fail-with-body --silent \
  --header "Content-Type: application/json" \
  --data @pacts/OrderWeb-OrderApi.json \
  http://localhost:9002/
# #endregion tool-mock-http-create

# #region tool-mock-http-get
curl --fail-with-body --silent "http://localhost:9002/mockserver/$MOCK_SERVER_ID"
# #endregion tool-mock-http-get

# #region tool-mock-http-verify
curl --fail-with-body --silent --request POST \
  "http://localhost:9002/mockserver/$MOCK_SERVER_ID/verify"
# #endregion tool-mock-http-verify

# #region tool-mock-http-delete
curl --fail-with-body --silent --request DELETE \
  "http://localhost:9002/mockserver/$MOCK_SERVER_ID"
# #endregion tool-mock-http-delete
