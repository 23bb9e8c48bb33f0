# frozen_string_literal: true

require "order_client"

# #region debug-logging
# PACT_LOG_LEVEL=debug bundle exec rspec spec/pact/providers/debug_logging_spec.rb
RSpec.describe OrderClient, :pact do
  has_http_pact_between "OrderWeb", "OrderApi", opts: {
    log_level: ENV.fetch("PACT_LOG_LEVEL", "warn").to_sym
  }

  # #endregion debug-logging
  it "logs what the mock server receives" do
    interaction = new_interaction
      .given("no order exists", id: 404)
      .upon_receiving("a request for an order that does not exist")
      .with_request(
        method: :get, path: "/orders/404", headers: { "Accept" => "application/json" }
      )
      .will_respond_with(status: 404)

    interaction.execute do |mock_server|
      expect(OrderClient.new(mock_server.url).order(404)).to be_nil
    end
  end
end
