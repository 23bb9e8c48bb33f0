# #region publish
pact broker publish pacts \
  --consumer-app-version "$GIT_COMMIT" \
  --branch "$GIT_BRANCH"
# #endregion publish

# #region publish-auto-detect
pact broker publish pacts \
  --auto-detect-version-properties
# #endregion publish-auto-detect

# #region describe-version
pact broker describe-version \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT"
# #endregion describe-version

# #region create-webhook
pact broker create-webhook "https://ci.example.org/order-api/verify" \
  --description "Verify the pact that changed" \
  --provider OrderApi \
  --contract-requiring-verification-published \
  --request POST \
  --header "Content-Type: application/json" \
  --data '{
    "pactUrl": "${pactbroker.pactUrl}",
    "commit": "${pactbroker.providerVersionNumber}",
    "branch": "${pactbroker.providerVersionBranch}"
  }'
# #endregion create-webhook
