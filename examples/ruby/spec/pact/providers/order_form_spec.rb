# frozen_string_literal: true

require "order_form"

# Two ways to write one pact, kept apart from the pact of the shop.
RSpec.describe OrderForm, :pact do
  has_http_pact_between "OrderWeb", "OrderApi", opts: { pact_dir: "tmp/refusals" }

  # #region contract-too-much
  [
    ["no items", [], "The order has no items"],
    ["a quantity of 0", [0], "The quantity is less than 1"],
    ["a quantity of 100", [100], "The quantity is more than 99"]
  ].each do |given, quantities, error|
    it "shows that an order with #{given} is refused" do
      items = quantities.map { |quantity| { sku: "TEA-01", quantity: } }
      interaction = new_interaction
        .upon_receiving("an order with #{given}")
        .with_request(
          method: :post,
          path: "/orders",
          headers: { "Content-Type" => "application/json" },
          body: { items: }
        )
        .will_respond_with(
          status: 400,
          headers: { "Content-Type" => "application/json" },
          body: { errors: [error] }
        )

      interaction.execute do |mock_server|
        expect(OrderForm.new(mock_server.url).submit(items)).to eq([error])
      end
    end
  end
  # #endregion contract-too-much

  # #region contract-enough
  it "shows that an order is refused" do
    interaction = new_interaction
      .upon_receiving("an order that is refused")
      .with_request(
        method: :post,
        path: "/orders",
        headers: { "Content-Type" => "application/json" },
        body: { items: [] }
      )
      .will_respond_with(
        status: 400,
        headers: { "Content-Type" => "application/json" },
        body: { errors: match_each("The order has no items") }
      )

    interaction.execute do |mock_server|
      errors = OrderForm.new(mock_server.url).submit([])

      expect(errors).to eq(["The order has no items"])
    end
  end
  # #endregion contract-enough
end
