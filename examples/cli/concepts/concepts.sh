# cspell:ignore Frefunds
# #region concepts-version-commit
GIT_COMMIT="$(git rev-parse HEAD)"

pact broker publish pacts \
  --consumer-app-version "$GIT_COMMIT" \
  --branch "$GIT_BRANCH"

pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production
# #endregion concepts-version-commit

# #region concepts-version-with-commit
VERSION="$RELEASE+$(git rev-parse --short=12 HEAD)"

pact broker publish pacts \
  --consumer-app-version "$VERSION" \
  --branch "$GIT_BRANCH"
# #endregion concepts-version-with-commit

# #region concepts-version-describe
VERSION="$(git describe --tags --long --always --abbrev=12)"

pact broker publish pacts \
  --consumer-app-version "$VERSION" \
  --branch "$GIT_BRANCH"
# #endregion concepts-version-describe

# #region concepts-set-main-branch
pact broker create-or-update-pacticipant \
  --name OrderWeb \
  --main-branch trunk
# #endregion concepts-set-main-branch

# #region concepts-describe-pacticipant
pact broker describe-pacticipant \
  --name OrderWeb
# #endregion concepts-describe-pacticipant

# #region concepts-list-branches
curl --fail --silent --show-error \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb/branches"
# #endregion concepts-list-branches

# #region concepts-branch-head
curl --fail --silent --show-error \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb/branches/feat%2Frefunds/latest-version"
# #endregion concepts-branch-head

# #region concepts-add-to-branch
curl --fail --silent --show-error \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  --request PUT \
  --header "Content-Type: application/json" \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb/branches/feat%2Frefunds/versions/$GIT_COMMIT"
# #endregion concepts-add-to-branch

# #region concepts-delete-branch
pact broker delete-branch \
  --pacticipant OrderWeb \
  --branch feat/refunds
# #endregion concepts-delete-branch

# #region concepts-create-environments
pact broker create-environment \
  --name acceptance \
  --display-name "Acceptance tests"

pact broker create-environment \
  --name production-eu \
  --display-name "Production EU" \
  --production
# #endregion concepts-create-environments

# #region concepts-update-environment
pact broker update-environment \
  --uuid "$ENVIRONMENT_UUID" \
  --name production-eu \
  --display-name "Production Europe" \
  --production
# #endregion concepts-update-environment

# #region concepts-delete-environment
pact broker delete-environment \
  --uuid "$ENVIRONMENT_UUID"
# #endregion concepts-delete-environment

# #region concepts-record-instance
pact broker record-deployment \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --environment production \
  --application-instance customer-a
# #endregion concepts-record-instance

# #region concepts-undeploy-instance
pact broker record-undeployment \
  --pacticipant OrderWeb \
  --environment production \
  --application-instance customer-a
# #endregion concepts-undeploy-instance

# #region concepts-in-production
pact broker describe-version \
  --pacticipant OrderWeb \
  --environment production
# #endregion concepts-in-production

# #region concepts-all-in-environment
curl --fail --silent --show-error \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  "$PACT_BROKER_BASE_URL/environments/$ENVIRONMENT_UUID/deployed-versions/currently-deployed"
# #endregion concepts-all-in-environment

# #region concepts-shared-provider
for environment in customer-a customer-b; do
  pact broker can-i-deploy \
    --pacticipant OrderApi \
    --version "$GIT_COMMIT" \
    --to-environment "$environment"
done

# Here your deployment runs

for environment in customer-a customer-b; do
  pact broker record-deployment \
    --pacticipant OrderApi \
    --version "$GIT_COMMIT" \
    --environment "$environment"
done
# #endregion concepts-shared-provider
