# frozen_string_literal: true

require "payment_function"
require "shop"

# #region lambda-provider uses free-port
RSpec.describe PaymentFunction, :pact do
  message_pact_provider "PaymentFunction", opts: {
    provider_setup_port: FreePort.pick,
    pact_uri: "#{ENV.fetch("PACT_DIR", "pacts")}/ParcelFunction-PaymentFunction.json",
    log_level: :warn
  }

  handle_message "order paid" do |state|
    order = Shop.new.add_order(id: state.dig("params", "id"))
    sent = []
    PaymentFunction.new { |publication| sent << publication }.pay(order)

    # Content and metadata: parsed, because Pact takes a text for a Protobuf message.
    [JSON.parse(sent.last.fetch(:message)), {}]
  end
end
# #endregion lambda-provider
