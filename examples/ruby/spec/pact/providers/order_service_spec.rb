# frozen_string_literal: true

require "order_client"
require "order_mailer"

# One pair of applications that use HTTP and messages: both are in one pact.
RSpec.describe OrderClient, "of OrderDesk", :pact do
  has_http_pact_between "OrderDesk", "OrderService"

  it "gets an order" do
    interaction = new_interaction
      .given("an order exists", id: 42)
      .upon_receiving("a request for an order")
      .with_request(
        method: :get, path: "/orders/42", headers: { "Accept" => "application/json" }
      )
      .will_respond_with(status: 200, body: { id: match_any_integer(42) })

    interaction.execute do |mock_server|
      expect(OrderClient.new(mock_server.url).order(42).id).to eq(42)
    end
  end
end

RSpec.describe OrderMailer, "of OrderDesk", :pact do
  has_message_pact_between "OrderDesk", "OrderService"

  # #region ruby-message-metadata
  it "confirms an order" do
    interaction = new_interaction
      .given("an order was placed", id: 42)
      .upon_receiving("order placed")
      .with_json_contents(
        orderId: match_any_integer(42),
        email: match_type_of("ada@example.org"),
        total: match_any_decimal(31.5),
        placedAt: match_regex(/^\d{4}-\d\d-\d\dT.*$/, "2026-03-14T09:26:53Z")
      )
      .with_metadata(topic: "orders", key: match_regex(/^\d+$/, "42"))
      .with_headers("shop" => match_any_string("main"))

    interaction.execute do |event, metadata|
      expect(OrderMailer.new.confirmation(event)).to include("Your order 42")
      expect(metadata).to eq(
        "contentType" => "application/json",
        "topic" => "orders",
        "key" => "42",
        "headers" => { "shop" => "main" }
      )
    end
  end
  # #endregion ruby-message-metadata
end
