# frozen_string_literal: true

require "faraday"

RSpec.describe "OrderApp, which knows the paths of the gateway only", :pact do
  has_http_pact_between "OrderApp", "OrderApi"

  it "gets an order by its public path" do
    interaction = new_interaction
      .given("an order exists", id: 42)
      .upon_receiving("a request for an order by its public path")
      .with_request(method: :get, path: "/shop/orders/42")
      .will_respond_with(status: 200, body: { id: match_any_integer(42) })

    interaction.execute do |mock_server|
      response = Faraday.new(mock_server.url).get("/shop/orders/42")

      expect(response.status).to eq(200)
    end
  end
end
