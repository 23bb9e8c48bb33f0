# frozen_string_literal: true

require "order_api"
require "shop"
require_relative "../../support/fresh_token"
require_relative "../../support/shop_states"

# #region provider-broker-webhook uses fresh-token shop-states free-port
RSpec.describe OrderApi, "with the pact that a webhook names", :pact do
  shop = Shop.new

  # Pact reads the environment variable PACT_URL itself, before it looks at this option.
  http_pact_provider "OrderApi", opts: {
    app: FreshToken.new(OrderApi.new(shop), shop),
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_uri: ENV.fetch("PACT_URL", nil),
    broker_token: ENV.fetch("PACT_BROKER_TOKEN", nil),
    provider_version: ENV.fetch("GIT_COMMIT", nil),
    provider_version_branch: ENV.fetch("GIT_BRANCH", nil),
    publish_verification_results: ENV["CI"] == "true"
  }

  before { skip "Set PACT_URL" unless ENV.key?("PACT_URL") }

  include_context "with the states of the shop", shop
end
# #endregion provider-broker-webhook
