# frozen_string_literal: true

require "order_function"
require "shop"
require_relative "../../support/fresh_token"
require_relative "../../support/function_server"
require_relative "../../support/shop_states"

# #region lambda-http-provider uses fresh-token shop-states free-port
RSpec.describe OrderFunction, :pact do
  shop = Shop.new

  http_pact_provider "OrderApi", opts: {
    app: FreshToken.new(FunctionServer.new(OrderFunction.new(shop)), shop),
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_uri: "#{ENV.fetch("PACT_DIR", "pacts")}/OrderWeb-OrderApi.json",
    log_level: :warn
  }

  include_context "with the states of the shop", shop
end
# #endregion lambda-http-provider
