"""Settings that all tests share."""

import os

# Pact counts its uses over the network, unless this is literally "true".
os.environ["PACT_DO_NOT_TRACK"] = "true"
