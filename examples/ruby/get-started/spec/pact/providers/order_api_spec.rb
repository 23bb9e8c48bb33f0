# frozen_string_literal: true

require "order_client"

# #region test
RSpec.describe OrderClient do
  has_http_pact_between "OrderWeb", "OrderApi", opts: { log_level: :warn }

  it "gets an order" do
    interaction = new_interaction
      .given("an order exists", id: 42)
      .upon_receiving("a request for an order")
      .with_request(method: :get, path: "/orders/42")
      .will_respond_with(
        status: 200,
        headers: { "Content-Type" => "application/json" },
        body: {
          status: match_regex(/^(PENDING|PAID|SHIPPED)$/, "PAID"),
          total: match_type_of(31.5)
        }
      )

    interaction.execute do |mock_server|
      order = OrderClient.new(mock_server.url).order(42)

      expect(order.status).to eq("PAID")
      expect(order.to_pay).to eq(36.4)
    end
  end
end
# #endregion test
