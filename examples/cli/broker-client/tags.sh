# #region tags-create
pact broker create-version-tag \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --tag prod
# #endregion tags-create

# #region tags-delete
pact broker delete-version-tag \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --tag prod
# #endregion tags-delete

# #region tags-publish
pact broker publish pacts \
  --consumer-app-version "$GIT_COMMIT" \
  --branch "$GIT_BRANCH" \
  --tag "$GIT_BRANCH"
# #endregion tags-publish

# #region tags-to
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to prod
# #endregion tags-to

# #region tags-latest
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --latest main \
  --to prod
# #endregion tags-latest

# #region tags-explicit
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --latest main \
  --pacticipant OrderApi \
  --latest main
# #endregion tags-explicit

# #region tags-all
pact broker can-i-deploy \
  --pacticipant OrderApi \
  --version "$GIT_COMMIT" \
  --pacticipant OrderWeb \
  --tag prod
# #endregion tags-all

# #region tags-no-target
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT"
# #endregion tags-no-target

# #region tags-migrate-once
pact broker create-environment \
  --name prod \
  --production
pact broker record-deployment \
  --pacticipant OrderWeb \
  --version "$PRODUCTION_COMMIT" \
  --environment prod
# #endregion tags-migrate-once

# #region tags-migrate-ask
pact broker can-i-deploy \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --to-environment prod
# #endregion tags-migrate-ask

# #region tags-migrate-record
pact broker record-deployment \
  --pacticipant OrderWeb \
  --version "$GIT_COMMIT" \
  --environment prod
# #endregion tags-migrate-record
