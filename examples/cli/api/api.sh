# #region api-index
curl --fail-with-body --header "Accept: application/hal+json" "$PACT_BROKER_BASE_URL"
# #endregion api-index

# #region api-credentials
curl --fail-with-body --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" "$PACT_BROKER_BASE_URL/pacticipants"
# #endregion api-credentials

# #region api-follow
relation='pb:latest-provider-pacts'
template=$(curl --silent --fail-with-body "$PACT_BROKER_BASE_URL" | jq --raw-output --arg relation "$relation" '._links[$relation].href')
curl --fail-with-body "${template/\{provider\}/OrderApi}"
# #endregion api-follow

# #region api-problem
curl --header "Accept: application/hal+json, application/problem+json" \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWebb"
# #endregion api-problem

# #region api-pacticipant-create
curl --fail-with-body --request POST \
  --header "Content-Type: application/json" \
  --data '{"name": "OrderWeb", "mainBranch": "main", "repositoryUrl": "https://git.example.com/shop/order-web"}' \
  "$PACT_BROKER_BASE_URL/pacticipants"
# #endregion api-pacticipant-create

# #region api-pacticipant-create-client
pact broker create-or-update-pacticipant \
  --name OrderWeb \
  --main-branch main \
  --repository-url https://git.example.com/shop/order-web
# #endregion api-pacticipant-create-client

# #region api-pacticipant-get
curl --fail-with-body "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb"
# #endregion api-pacticipant-get

# #region api-pacticipant-put
curl --fail-with-body --request PUT \
  --header "Content-Type: application/json" \
  --data '{"displayName": "Order Web", "mainBranch": "main"}' \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb"
# #endregion api-pacticipant-put

# #region api-pacticipant-patch
curl --fail-with-body --request PATCH \
  --header "Content-Type: application/merge-patch+json" \
  --data '{"repositoryName": "order-web", "repositoryNamespace": "shop"}' \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb"
# #endregion api-pacticipant-patch

# #region api-pacticipant-delete
curl --fail-with-body --request DELETE "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb"
# #endregion api-pacticipant-delete

# #region api-label
curl --fail-with-body --request PUT \
  --header "Content-Type: application/json" \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb/labels/team-checkout"

curl --fail-with-body "$PACT_BROKER_BASE_URL/pacticipants/label/team-checkout"
# #endregion api-label

# #region api-pages
url="$PACT_BROKER_BASE_URL/pacticipants/OrderWeb/versions?size=100&page=1"
while [ -n "$url" ]; do
  page=$(curl --silent --show-error --fail-with-body "$url")
  jq --raw-output '._embedded.versions[].number' <<< "$page"
  url=$(jq --raw-output '._links.next.href // empty' <<< "$page")
done
# #endregion api-pages

# #region api-page
curl --fail-with-body "$PACT_BROKER_BASE_URL/pacticipants?size=2&page=2"
# #endregion api-page

# #region api-publish
jq --null-input \
  --arg version "$GIT_COMMIT" \
  --arg branch "$GIT_BRANCH" \
  --arg content "$(base64 < pacts/OrderWeb-OrderApi.json | tr -d '\n')" \
  '{
    pacticipantName: "OrderWeb",
    pacticipantVersionNumber: $version,
    branch: $branch,
    buildUrl: "https://ci.example.com/order-web/4711",
    contracts: [{
      consumerName: "OrderWeb",
      providerName: "OrderApi",
      specification: "pact",
      contentType: "application/json",
      content: $content
    }]
  }' > publication.json

curl --fail-with-body \
  --header "Content-Type: application/json" \
  --data @publication.json \
  "$PACT_BROKER_BASE_URL/contracts/publish"
# #endregion api-publish

# #region api-put-pact
curl --fail-with-body --request PUT \
  --header "Content-Type: application/json" \
  --data @pacts/OrderWeb-OrderApi.json \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/version/$GIT_COMMIT"
# #endregion api-put-pact

# #region api-put-branch
curl --fail-with-body --request PUT \
  --header "Content-Type: application/json" \
  --data '{}' \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb/branches/$GIT_BRANCH/versions/$GIT_COMMIT"
# #endregion api-put-branch

# #region api-patch-pact
curl --fail-with-body --request PATCH \
  --header "Content-Type: application/json" \
  --data @more.json \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/version/$GIT_COMMIT"
# #endregion api-patch-pact

# #region api-latest
curl --fail-with-body "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/branch/main/latest"
# #endregion api-latest

# #region api-latest-save
curl --fail-with-body --output OrderWeb-OrderApi.json \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/latest"
# #endregion api-latest-save

# #region api-provider-latest
curl --fail-with-body "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/latest"
# #endregion api-provider-latest

# #region api-all-latest
pact broker list-latest-pact-versions
# #endregion api-all-latest

# #region api-for-verification
curl --fail-with-body \
  --header "Content-Type: application/json" \
  --data '{"consumerVersionSelectors": [{"mainBranch": true}, {"deployedOrReleased": true}]}' \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/for-verification"
# #endregion api-for-verification

# #region api-result
results=$(curl --silent --fail-with-body "$PACT_URL" | jq --raw-output '._links["pb:publish-verification-results"].href')

curl --fail-with-body --request PUT \
  --header "Content-Type: application/json" --data '{}' \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderApi/branches/$GIT_BRANCH/versions/$GIT_COMMIT"

curl --fail-with-body \
  --header "Content-Type: application/json" \
  --data "{\"success\": true, \"providerApplicationVersion\": \"$GIT_COMMIT\", \"buildUrl\": \"https://ci.example.com/order-api/815\"}" \
  "$results"
# #endregion api-result

# #region api-result-summary
curl --fail-with-body "$PACT_BROKER_BASE_URL/verification-results/consumer/OrderWeb/version/$CONSUMER_COMMIT/latest"
# #endregion api-result-summary

# #region api-diff-previous
curl --fail-with-body \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/version/$GIT_COMMIT/diff/previous-distinct"
# #endregion api-diff-previous

# #region api-diff-two
pact="$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb"
newer=$(curl --silent --fail-with-body "$pact/version/$NEWER" | jq --raw-output '._links["pb:pact-version"].name')
older=$(curl --silent --fail-with-body "$pact/version/$OLDER" | jq --raw-output '._links["pb:pact-version"].name')
curl --fail-with-body "$pact/pact-version/$newer/diff/pact-version/$older"
# #endregion api-diff-two

# #region api-diff-full
pact="$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb"
content() {
  curl --silent --fail-with-body "$pact/version/$1" |
    jq --sort-keys 'del(._links, .createdAt) | (.interactions // .messages) |= sort_by(.description, .providerStates)'
}
diff --unified <(content "$OLDER") <(content "$NEWER") || true
# #endregion api-diff-full

# #region api-delete-pact
curl --fail-with-body --request DELETE \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/version/$GIT_COMMIT"
# #endregion api-delete-pact

# #region api-delete-branch-pacts
curl --fail-with-body --request DELETE \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/branch/feat%2Frefunds"
# #endregion api-delete-branch-pacts

# #region api-delete-pacts
curl --fail-with-body --request DELETE \
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/versions"
# #endregion api-delete-pacts

# #region api-delete-branches
curl --fail-with-body --globoff --request DELETE \
  "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb/branches?exclude[]=release"
# #endregion api-delete-branches

# #region api-delete-branch
pact broker delete-branch --pacticipant OrderWeb --branch feat/refunds
# #endregion api-delete-branch

# #region api-delete-version
curl --fail-with-body --request DELETE "$PACT_BROKER_BASE_URL/pacticipants/OrderWeb/versions/$GIT_COMMIT"
# #endregion api-delete-version

# #region api-delete-integration
curl --fail-with-body --request DELETE "$PACT_BROKER_BASE_URL/integrations/provider/OrderApi/consumer/OrderWeb"
# #endregion api-delete-integration
