# frozen_string_literal: true

require "order_api"
require "rack"
require "shop"
require_relative "../../support/shop_states"

# #region gateway-prefix uses shop-states free-port
RSpec.describe OrderApi, "behind the gateway", :pact do
  shop = Shop.new

  # Does what the gateway does: OrderApi itself knows no /shop.
  http_pact_provider "OrderApi", opts: {
    app: Rack::URLMap.new("/shop" => OrderApi.new(shop)),
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_uri: "pacts/OrderApp-OrderApi.json",
    log_level: :warn
  }

  include_context "with the states of the shop", shop
end
# #endregion gateway-prefix
