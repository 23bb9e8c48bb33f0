# frozen_string_literal: true

require "order_api"
require "order_publisher"
require "shop"

# #region ruby-mixed-provider uses free-port
RSpec.describe "OrderService", :pact do
  shop = Shop.new

  # Options that concern all transports stand in the block of HTTP, but for the port.
  mixed_pact_provider "OrderService", opts: {
    provider_setup_port: FreePort.pick,
    http: {
      app: OrderApi.new(shop),
      http_port: FreePort.pick,
      pact_uri: "pacts/OrderDesk-OrderService.json",
      log_level: :warn
    },
    async: {}
  }

  provider_state "an order exists" do
    set_up { |params| shop.add_order(id: params["id"]) }
  end

  handle_message "order placed" do |state|
    order = shop.add_order(id: state.dig("params", "id"))
    [OrderPublisher.order_placed(order), { topic: "orders", key: "42", shop: "main" }]
  end
end
# #endregion ruby-mixed-provider
