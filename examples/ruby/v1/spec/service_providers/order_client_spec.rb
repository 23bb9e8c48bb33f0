# frozen_string_literal: true

require "order_client"
require_relative "pact_helper"

# #region v1-consumer-test
RSpec.describe OrderClient, :pact do
  subject(:client) { described_class.new(order_api.mock_service_base_url) }

  it "gets an order" do
    order_api
      .given("an order exists")
      .upon_receiving("a request for an order")
      .with(method: :get, path: "/orders/42")
      .will_respond_with(
        status: 200,
        headers: { "Content-Type" => "application/json" },
        body: {
          status: term(/^(PENDING|PAID|SHIPPED)$/, "PAID"),
          total: like(31.5)
        }
      )

    expect(client.order(42)).to have_attributes(status: "PAID", total: 31.5)
  end
end
# #endregion v1-consumer-test

RSpec.describe OrderClient, :pact do
  subject(:client) { described_class.new(order_api.mock_service_base_url) }

  # #region v1-matching
  it "gets the orders with a status" do
    order_api
      .given("an order exists")
      .upon_receiving("a request for orders with a status")
      .with(
        method: :get,
        path: "/orders",
        query: { status: term(/^[A-Z]+$/, "PAID") },
        headers: { "Accept" => "application/json" }
      )
      .will_respond_with(
        status: 200,
        headers: { "Content-Type" => term(%r{^application/json}, "application/json") },
        body: each_like({ status: like("PAID"), total: like(31.5) }, min: 2)
      )

    orders = client.orders(status: "PAID")

    expect(orders.map(&:total)).to eq([31.5, 31.5])
  end
  # #endregion v1-matching

  it "finds no order" do
    order_api
      .given("no order exists")
      .upon_receiving("a request for an order that does not exist")
      .with(method: :get, path: "/orders/404")
      .will_respond_with(status: 404)

    expect(client.order(404)).to be_nil
  end
end
