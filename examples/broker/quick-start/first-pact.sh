#!/usr/bin/env bash
# What a reader types after the Broker has started. The tests run each region.
set -euo pipefail

# #region write-env
umask 077
for name in BROKER_DB_PASSWORD BROKER_CI_PASSWORD BROKER_READER_PASSWORD; do
  echo "$name=$(openssl rand -hex 16)"
done > .env
# #endregion write-env

# #region log-in
export PACT_BROKER_BASE_URL=http://localhost:9292
export PACT_BROKER_USERNAME=ci
export PACT_BROKER_PASSWORD="$(sed -n 's/^BROKER_CI_PASSWORD=//p' .env)"
# #endregion log-in

# #region publish-first
pact broker publish pacts --consumer-app-version 1.0.0 --branch main
# #endregion publish-first

# #region look-first
pact broker list-latest-pact-versions
# #endregion look-first

# #region ask-first
pact broker can-i-deploy --pacticipant OrderWeb --version 1.0.0 --to-environment production
# #endregion ask-first
