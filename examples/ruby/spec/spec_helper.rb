# frozen_string_literal: true

# The core would otherwise report each verification to the Pact project.
ENV["PACT_DO_NOT_TRACK"] = "true"

# Pact uses both without requiring them.
require "base64"
require "logger"
require "pact/rspec"

require_relative "support/broker_proxy"
require_relative "support/free_port"
