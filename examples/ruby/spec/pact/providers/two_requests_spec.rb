# frozen_string_literal: true

require "order_client"

RSpec.describe OrderClient, "with two requests", :pact do
  has_http_pact_between "OrderWeb", "OrderApi", opts: { pact_dir: "tmp/two" }

  # #region ruby-two-requests
  it "compares two orders" do
    [42, 43].each do |id|
      new_interaction
        .given("an order exists", id:)
        .upon_receiving("a request for order #{id}")
        .with_request(method: :get, path: "/orders/#{id}")
        .will_respond_with(status: 200, body: { total: match_type_of(31.5) })
    end

    execute_http_pact do |mock_server|
      client = OrderClient.new(mock_server.url)

      expect(client.order(42).total).to eq(client.order(43).total)
    end
  end
  # #endregion ruby-two-requests
end
