# frozen_string_literal: true

require "order_client"

# #region consumer-test
RSpec.describe OrderClient, "#order", :pact do
  has_http_pact_between "OrderWeb", "OrderApi"

  it "gets an order" do
    interaction = new_interaction
      .given("an order exists", id: 42)
      .upon_receiving("a request for an order")
      .with_request(
        method: :get, path: "/orders/42", headers: { "Accept" => "application/json" }
      )
      .will_respond_with(
        status: 200,
        headers: { "Content-Type" => "application/json" },
        body: {
          id: match_any_integer(42),
          status: match_regex(/^(PENDING|PAID|SHIPPED)$/, "PAID"),
          total: match_any_decimal(31.5),
          placedAt: match_datetime("yyyy-MM-dd'T'HH:mm:ssX", "2026-03-14T09:26:53Z"),
          items: match_each(
            { sku: match_type_of("TEA-01"), quantity: match_any_integer(2) }
          )
        }
      )

    interaction.execute do |mock_server|
      order = OrderClient.new(mock_server.url).order(42)

      expect(order.status).to eq("PAID")
      expect(order.placed_at).to eq(Time.utc(2026, 3, 14, 9, 26, 53))
      expect(order.items).to eq([{ sku: "TEA-01", quantity: 2 }])
    end
  end
end
# #endregion consumer-test

RSpec.describe OrderClient, :pact do
  # #region helper-any-status
  has_http_pact_between "OrderWeb", "OrderApi"

  let(:any_status) { match_regex(/^(PENDING|PAID|SHIPPED)$/, "PAID") }
  # #endregion helper-any-status

  it "finds no order" do
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

  it "places an order" do
    interaction = new_interaction
      .given("a product is in stock", sku: "TEA-01")
      .upon_receiving("a request to place an order")
      .with_request(
        method: :post,
        path: "/orders",
        headers: { "Content-Type" => "application/json" },
        body: { items: [{ sku: "TEA-01", quantity: 2 }] }
      )
      .will_respond_with(
        status: 201,
        # The expression has to match the whole value, which may be an absolute URL.
        headers: { "Location" => match_regex(%r{^.*/orders/\d+$}, "/orders/43") },
        body: { id: match_any_integer(43), status: any_status }
      )

    interaction.execute do |mock_server|
      client = OrderClient.new(mock_server.url)
      order, location = client.place([{ sku: "TEA-01", quantity: 2 }])

      expect(order).to have_attributes(id: 43, status: "PAID")
      expect(location).to eq("/orders/43")
    end
  end

  # #region provider-state-value uses any-status
  it "gets the newest order, whose id only the provider knows" do
    interaction = new_interaction
      .given("an order was placed")
      .upon_receiving("a request for the newest order")
      .with_request(
        method: :get,
        path: generate_from_provider_state(
          expression: "/orders/${id}", example: "/orders/42"
        ),
        headers: { "Accept" => "application/json" }
      )
      .will_respond_with(
        status: 200, body: { id: match_any_integer(42), status: any_status }
      )

    interaction.execute do |mock_server|
      order = OrderClient.new(mock_server.url).order(42)

      expect(order).to have_attributes(id: 42, status: "PAID")
    end
  end
  # #endregion provider-state-value

  # #region consumer-auth uses any-status
  it "gets the orders of the customer who is signed in" do
    interaction = new_interaction
      .given("a customer with orders is signed in", customer: "ada")
      .upon_receiving("a request for my orders")
      .with_request(
        method: :get,
        path: "/orders",
        query: { status: any_status },
        headers: {
          "Accept" => "application/json",
          "Authorization" => match_regex(/^Bearer .+$/, "Bearer example-token")
        }
      )
      .will_respond_with(
        status: 200,
        body: match_each({ id: match_any_integer(42), total: match_any_decimal(31.5) })
      )

    interaction.execute do |mock_server|
      client = OrderClient.new(mock_server.url)
      orders = client.orders(status: "PAID", token: "example-token")

      expect(orders.map(&:total)).to eq([31.5])
    end
  end
  # #endregion consumer-auth
end
