# #region create-environment
pact broker create-environment \
  --name staging \
  --display-name Staging
# #endregion create-environment

# #region list-environments
pact broker list-environments
# #endregion list-environments

# #region can-i-merge
pact broker can-i-merge \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT"
# #endregion can-i-merge

# #region can-i-deploy
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production
# #endregion can-i-deploy

# #region can-i-deploy-retry
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment production \
  --retry-while-unknown 60 \
  --retry-interval 5
# #endregion can-i-deploy-retry

# #region record-deployment
pact broker record-deployment \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --environment production
# #endregion record-deployment

# #region record-release
pact broker record-release \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --environment production
# #endregion record-release

# #region record-undeployment
pact broker record-undeployment \
  --pacticipant OrderWeb \
  --environment production
# #endregion record-undeployment
