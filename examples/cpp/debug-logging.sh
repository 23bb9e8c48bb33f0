#!/usr/bin/env bash
# Runs the tests of OrderWeb with debug logs, and verifies the pact with them.
# usage: ORDER_API_PORT=8080 debug-logging.sh
set -euo pipefail
cd "$(dirname "$0")"
export PACT_DO_NOT_TRACK=true

# #region debug-logging
# The consumer's tests, whose main turns the log on for this variable.
(cd build && PACT_DEBUG=1 ctest --verbose)

# The provider, which the command line verifies:
pact verifier \
  --provider-name OrderApi \
  --hostname 127.0.0.1 --port "$ORDER_API_PORT" \
  --file pacts/OrderWeb-OrderApi.json \
  --loglevel debug
# #endregion debug-logging
