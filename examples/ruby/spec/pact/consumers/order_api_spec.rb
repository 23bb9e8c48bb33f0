# frozen_string_literal: true

require "order_api"
require "shop"
require_relative "../../support/fresh_token"
require_relative "../../support/shop_states"

# #region provider-test uses fresh-token shop-states free-port
RSpec.describe OrderApi, :pact do
  shop = Shop.new

  # Pact runs the app, which may be any Rack app, on this port.
  http_pact_provider "OrderApi", opts: {
    app: FreshToken.new(OrderApi.new(shop), shop),
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_uri: "#{ENV.fetch("PACT_DIR", "pacts")}/OrderWeb-OrderApi.json",
    log_level: :warn
  }

  include_context "with the states of the shop", shop
end
# #endregion provider-test
