# frozen_string_literal: true

require "order_client"

# #region consumer-fails
RSpec.describe OrderClient, "with a request that the pact does not expect", :pact do
  has_http_pact_between "OrderWeb", "OrderApi", opts: { pact_dir: "tmp/pacts" }

  it "fails the test, and writes no pact" do
    interaction = new_interaction
      .upon_receiving("a request for an order")
      .with_request(method: :get, path: "/orders/42")
      .will_respond_with(status: 200, body: { id: 42 })

    wrong_request = lambda do |mock_server|
      client = OrderClient.new(mock_server.url)
      expect { client.order(43) }.to raise_error(Faraday::ServerError)
    end

    expect { interaction.execute(&wrong_request) }.to raise_error(
      Pact::Consumer::HttpInteractionBuilder::InteractionMismatchesError, %r{/orders/43}
    )
    expect(Dir["tmp/pacts/*"]).to be_empty
  end
end
# #endregion consumer-fails
