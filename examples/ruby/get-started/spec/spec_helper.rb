# frozen_string_literal: true

# The native library would otherwise report verifications to the Pact project.
ENV["PACT_DO_NOT_TRACK"] = "true"

# Pact uses both without requiring them.
require "base64"
require "logger"
require "pact/rspec"
