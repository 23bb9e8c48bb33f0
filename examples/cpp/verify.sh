#!/usr/bin/env bash
# Verifies the pact of OrderWeb against OrderApi, which the build has made.
# usage: verify.sh [PROGRAM], with pacts in PACT_DIR or ./pacts
cd "$(dirname "$0")" || exit
export PACT_DO_NOT_TRACK=true

# #region provider-test
set -euo pipefail
program=${1:-build/order_api_with_states}

# The provider prints its port, and a token that it will accept.
ready=$(mktemp)
"$program" > "$ready" &
provider=$!
trap 'kill "$provider"; rm -f "$ready"' EXIT
until [ -s "$ready" ]; do kill -0 "$provider"; sleep 0.1; done
read -r port token < "$ready"

# #region provider-auth
pact verifier \
  --provider-name OrderApi \
  --hostname 127.0.0.1 --port "$port" \
  --file "${PACT_DIR:-pacts}/OrderWeb-OrderApi.json" \
  --state-change-url "http://127.0.0.1:$port/pact/states" \
  --state-change-teardown \
  --header "Authorization=Bearer $token"
# #endregion provider-auth
# #endregion provider-test
