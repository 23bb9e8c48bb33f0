# #region can-i-deploy-ignore
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production \
  --ignore CatalogueApi
# #endregion can-i-deploy-ignore

# #region can-i-deploy-json
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production \
  --output json > answer.json
grep --quiet '"deployable":true' answer.json
# #endregion can-i-deploy-json

# #region can-i-deploy-branch
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --branch main \
  --to-environment production
# #endregion can-i-deploy-branch

# #region can-i-deploy-curl
curl --silent --show-error --fail-with-body \
  --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \
  "$PACT_BROKER_BASE_URL/can-i-deploy?pacticipant=OrderWeb&version=$GIT_COMMIT&environment=production"
# #endregion can-i-deploy-curl
