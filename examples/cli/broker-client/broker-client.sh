# #region client-publish-merge
pact broker publish pacts \
  --consumer-app-version "$GIT_COMMIT" \
  --branch "$GIT_BRANCH" \
  --build-url "$BUILD_URL" \
  --merge
# #endregion client-publish-merge

# #region client-list-latest-pact-versions
pact broker list-latest-pact-versions
# #endregion client-list-latest-pact-versions

# #region client-get-pacts
pact broker get-pacts \
  --provider OrderApi \
  --latest \
  --download \
  --download-dir downloaded
# #endregion client-get-pacts

# #region client-provider-states
pact broker provider-states list \
  --provider OrderApi
# #endregion client-provider-states

# #region client-create-environment
ENVIRONMENT_UUID="$(pact broker create-environment \
  --name staging \
  --display-name Staging \
  --contact-name "Shop team" \
  --output id)"
# #endregion client-create-environment

# #region client-update-environment
pact broker update-environment \
  --uuid "$ENVIRONMENT_UUID" \
  --name staging \
  --display-name "Staging in Lyon" \
  --contact-name "Shop team"
# #endregion client-update-environment

# #region client-describe-environment
pact broker describe-environment \
  --uuid "$ENVIRONMENT_UUID"
# #endregion client-describe-environment

# #region client-delete-environment
pact broker delete-environment \
  --uuid "$ENVIRONMENT_UUID"
# #endregion client-delete-environment

# #region client-record-deployment-instance
pact broker record-deployment \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --environment production \
  --application-instance lyon
# #endregion client-record-deployment-instance

# #region client-record-undeployment-instance
pact broker record-undeployment \
  --pacticipant OrderWeb \
  --environment production \
  --application-instance lyon
# #endregion client-record-undeployment-instance

# #region client-record-support-ended
pact broker record-support-ended \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --environment production
# #endregion client-record-support-ended

# #region client-can-i-deploy-ignore
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --ignore CatalogueApi \
  --to-environment production
# #endregion client-can-i-deploy-ignore

# #region client-can-i-deploy-json
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production \
  --output json > answer.json
grep --quiet '"deployable":true' answer.json
# #endregion client-can-i-deploy-json

# #region client-create-pacticipant
pact broker create-or-update-pacticipant \
  --name OrderWeb \
  --display-name "Order web" \
  --main-branch main \
  --repository-url https://git.example.com/shop/order-web
# #endregion client-create-pacticipant

# #region client-describe-pacticipant
pact broker describe-pacticipant \
  --name OrderWeb
# #endregion client-describe-pacticipant

# #region client-list-pacticipants
pact broker list-pacticipants
# #endregion client-list-pacticipants

# #region client-create-webhook
WEBHOOK_UUID="$(pact broker generate-uuid)"
pact broker create-or-update-webhook https://ci.example.com/order-api/verify \
  --uuid "$WEBHOOK_UUID" \
  --description "Verify a changed pact with OrderApi" \
  --provider OrderApi \
  --contract-requiring-verification-published \
  --request POST \
  --header "Content-Type: application/json" "Accept: application/json" \
  --data "$(cat webhook-body.json)"
# #endregion client-create-webhook

# #region client-delete-branch
pact broker delete-branch \
  --pacticipant OrderWeb \
  --branch feat/refunds \
  --error-when-not-found true
# #endregion client-delete-branch

# #region client-create-version
pact broker create-or-update-version \
  --pacticipant OrderMailer \
  --version "$GIT_COMMIT" \
  --branch "${GIT_BRANCH//\//%2F}"
# #endregion client-create-version

# #region client-describe-version
pact broker describe-version \
  --pacticipant OrderWeb \
  --environment production
# #endregion client-describe-version

# #region client-generate-uuid
pact broker generate-uuid
# #endregion client-generate-uuid

# #region client-publish-provider-contract
pact pactflow publish-provider-contract openapi.yml \
  --provider OrderApi \
  --provider-app-version "$GIT_COMMIT" \
  --branch "$GIT_BRANCH" \
  --content-type application/yaml \
  --verification-exit-code "$TEST_EXIT_CODE" \
  --verification-results report.txt \
  --verification-results-content-type text/plain \
  --verifier order-api-tests
# #endregion client-publish-provider-contract

# #region client-custom-header
pact broker list-pacticipants \
  --custom-header "X-Team: shop" \
  --custom-header "X-Client-Id: order-web"
# #endregion client-custom-header

# #region client-certificate
export SSL_CERT_FILE="$PWD/company-ca.pem"
pact broker list-pacticipants
# #endregion client-certificate

# #region client-container
docker run --rm \
  --volume "$PWD/pacts:/pacts:ro" \
  --env PACT_BROKER_BASE_URL \
  --env PACT_BROKER_USERNAME \
  --env PACT_BROKER_PASSWORD \
  pactfoundation/pact:0.10.8 \
  broker publish /pacts \
  --consumer-app-version "$GIT_COMMIT" \
  --branch "$GIT_BRANCH"
# #endregion client-container

# #region client-broker-docker
pact broker docker start
pact broker docker stop
pact broker docker remove
# #endregion client-broker-docker

# #region client-broker-ruby
pact broker ruby install
pact broker ruby start --detach
pact broker ruby info
pact broker ruby stop
pact broker ruby remove
# #endregion client-broker-ruby
