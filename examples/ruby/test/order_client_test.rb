# frozen_string_literal: true

# ruby -Ilib test/order_client_test.rb

# #region ruby-minitest
require "minitest/autorun"
require "order_client"
require "pact"
require "rspec/core" # Pact names the running example in its errors.

class OrderClientTest < Minitest::Test
  include Pact::Matchers
  include Pact::Generators

  PACT = Pact::Consumer::PactConfig.new(
    :http,
    consumer_name: "OrderWeb", provider_name: "OrderApi",
    opts: { pact_dir: "tmp/minitest", log_level: :warn }
  )

  def setup = PACT.reset_pact

  def test_gets_an_order
    interaction = PACT.new_interaction
      .given("an order exists", id: 42)
      .upon_receiving("a request for an order")
      .with_request(method: :get, path: "/orders/42")
      .will_respond_with(status: 200, body: { total: match_type_of(31.5) })

    interaction.execute do |mock_server|
      assert_in_delta 31.5, OrderClient.new(mock_server.url).order(42).total
    end
  end
end
# #endregion ruby-minitest
