# frozen_string_literal: true

require "json"
require "uri"

# #region lambda-http-handler
# OrderApi as a function behind API Gateway, for events in payload format 2.0.
class OrderFunction
  def initialize(shop)
    @shop = shop
  end

  def call(event:, **)
    path = event.fetch("rawPath")
    return place(event) if event.dig("requestContext", "http", "method") == "POST"
    return my_orders(event) if path == "/orders"

    order = @shop.order(path.delete_prefix("/orders/").to_i)
    order ? json(200, order.to_h) : { statusCode: 404 }
  end

  private

  def my_orders(event)
    token = event.fetch("headers").fetch("authorization", "").delete_prefix("Bearer ")
    customer = @shop.signed_in(token) or return { statusCode: 401 }
    query = URI.decode_www_form(event.fetch("rawQueryString")).to_h
    json(200, @shop.orders_of(customer, status: query["status"]).map(&:to_h))
  end

  def json(status, value, headers = {})
    headers = { "content-type" => "application/json" }.merge(headers)
    { statusCode: status, headers:, body: JSON.generate(value) }
  end
  # #endregion lambda-http-handler

  def place(event)
    items = JSON.parse(event.fetch("body")).fetch("items")
    return { statusCode: 409 } unless @shop.in_stock?(items)

    order = @shop.place(items)
    json(201, order.to_h, "location" => "/orders/#{order.id}")
  end
end
