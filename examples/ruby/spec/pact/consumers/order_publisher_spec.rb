# frozen_string_literal: true

require "order_publisher"
require "shop"

# #region message-provider uses free-port
RSpec.describe OrderPublisher, :pact do
  message_pact_provider "OrderPublisher", opts: {
    provider_setup_port: FreePort.pick,
    pact_uri: "#{ENV.fetch("PACT_DIR", "pacts")}/OrderMailer-OrderPublisher.json",
    log_level: :warn
  }

  handle_message "order placed" do |state|
    order = Shop.new.add_order(id: state.dig("params", "id"))
    [OrderPublisher.order_placed(order), { topic: "orders" }]
  end
end
# #endregion message-provider
