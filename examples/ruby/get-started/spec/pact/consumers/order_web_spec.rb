# frozen_string_literal: true

require "order_api"

RSpec.describe OrderApi do
  api = described_class.new

  http_pact_provider "OrderApi", opts: {
    app: api,
    http_port: 9292,
    pact_dir: "pacts",
    log_level: :warn,
    logger: Logger.new(nil)
  }

  provider_state "an order exists" do
    set_up do |params|
      api.orders[params["id"]] = OrderApi::Order.new(params["id"], "SHIPPED", 12.25)
    end
    tear_down { api.orders.clear }
  end
end
