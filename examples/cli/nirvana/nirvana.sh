# #region create-pacticipants
pact broker create-or-update-pacticipant \
  --name OrderWeb \
  --main-branch main

pact broker create-or-update-pacticipant \
  --name OrderApi \
  --main-branch main
# #endregion create-pacticipants

# #region verify-main-branch
pact verifier \
  --broker-url "$PACT_BROKER_BASE_URL" \
  --token "$PACT_BROKER_TOKEN" \
  --provider-name OrderApi \
  --hostname localhost \
  --port "$ORDER_API_PORT" \
  --state-change-url "http://localhost:$ORDER_API_PORT/provider-states" \
  --consumer-version-selectors '{"mainBranch": true}' \
  --publish \
  --provider-version "$GIT_COMMIT" \
  --provider-branch "$GIT_BRANCH"
# #endregion verify-main-branch

# #region compare-two-versions
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$CONSUMER_COMMIT" \
  --pacticipant OrderApi \
  --version "$PROVIDER_COMMIT"
# #endregion compare-two-versions

# #region create-or-update-webhook
pact broker create-or-update-webhook "https://ci.example.org/order-api/verify" \
  --uuid order-api-verify-changed-pact \
  --description "Verify a changed pact with OrderApi" \
  --provider OrderApi \
  --contract-requiring-verification-published \
  --request POST \
  --header "Content-Type: application/json" \
  --data '{
    "PACT_URL": "${pactbroker.pactUrl}",
    "GIT_COMMIT": "${pactbroker.providerVersionNumber}",
    "GIT_BRANCH": "${pactbroker.providerVersionBranch}"
  }'
# #endregion create-or-update-webhook

# #region test-webhook
pact broker test-webhook \
  --uuid order-api-verify-changed-pact
# #endregion test-webhook

# #region delete-webhook
pact broker delete-webhook \
  --uuid order-api-verify-changed-pact
# #endregion delete-webhook

# #region can-i-merge-retry
pact broker can-i-merge \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --retry-while-unknown 60 \
  --retry-interval 5
# #endregion can-i-merge-retry

# #region can-i-merge-provider
pact broker can-i-merge \
  --pacticipant OrderApi \
  --version "$GIT_COMMIT"
# #endregion can-i-merge-provider

# #region can-i-deploy-dry-run
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production \
  --dry-run
# #endregion can-i-deploy-dry-run

# #region can-i-deploy-provider
pact broker can-i-deploy \
  --pacticipant OrderApi \
  --version "$GIT_COMMIT" \
  --to-environment production
# #endregion can-i-deploy-provider

# #region record-deployment-provider
pact broker record-deployment \
  --pacticipant OrderApi \
  --version "$GIT_COMMIT" \
  --environment production
# #endregion record-deployment-provider

# #region in-production
pact broker describe-version \
  --pacticipant OrderApi \
  --environment production \
  --deployed
# #endregion in-production

# #region roll-back
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$PREVIOUS_COMMIT" \
  --to-environment production

# Here your deployment of $PREVIOUS_COMMIT runs

pact broker record-deployment \
  --pacticipant OrderWeb \
  --version "$PREVIOUS_COMMIT" \
  --environment production
# #endregion roll-back

# #region record-release-app
pact broker record-release \
  --pacticipant OrderApp \
  --version "$GIT_COMMIT" \
  --environment production
# #endregion record-release-app

# #region released
pact broker describe-version \
  --pacticipant OrderApp \
  --environment production \
  --released
# #endregion released

# #region record-support-ended
pact broker record-support-ended \
  --pacticipant OrderApp \
  --version "$ENDED_VERSION" \
  --environment production
# #endregion record-support-ended

# #region can-i-deploy-pair
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --pacticipant OrderApi \
  --version "$GIT_COMMIT" \
  --to-environment production
# #endregion can-i-deploy-pair

# #region register-version
pact broker create-or-update-version \
  --pacticipant OrderMailer \
  --version "$GIT_COMMIT" \
  --branch "$GIT_BRANCH"
# #endregion register-version
