# frozen_string_literal: true

require "order_api"
require "shop"
require_relative "../../support/fresh_token"
require_relative "../../support/shop_states"

# #region provider-broker uses fresh-token shop-states free-port
RSpec.describe OrderApi, "with the pacts of the Broker", :pact do
  shop = Shop.new

  # Without these options Pact reads PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN itself.
  http_pact_provider "OrderApi", opts: {
    app: FreshToken.new(OrderApi.new(shop), shop),
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_proxy_port: FreePort.pick,
    broker_url: ENV.fetch("PACT_BROKER_BASE_URL", nil),
    broker_token: ENV.fetch("PACT_BROKER_TOKEN", nil),
    consumer_version_selectors: [
      { mainBranch: true },
      { matchingBranch: true },
      { deployedOrReleased: true }
    ],
    enable_pending: true,
    include_wip_pacts_since: "2026-01-01",
    provider_version: ENV.fetch("GIT_COMMIT", nil),
    provider_version_branch: ENV.fetch("GIT_BRANCH", nil),
    publish_verification_results: ENV["CI"] == "true"
  }

  before { skip "Set PACT_BROKER_BASE_URL" unless ENV.key?("PACT_BROKER_BASE_URL") }

  include_context "with the states of the shop", shop
end
# #endregion provider-broker
