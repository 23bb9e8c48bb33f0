# frozen_string_literal: true

require "json"
require "sinatra/base"

# #region provider
class OrderApi < Sinatra::Base
  def initialize(shop)
    super()
    @shop = shop
  end

  before { content_type :json }

  get "/orders/:id" do
    order = @shop.order(params["id"].to_i) or halt 404
    order.to_h.to_json
  end

  get "/orders" do
    token = request.get_header("HTTP_AUTHORIZATION").to_s.delete_prefix("Bearer ")
    customer = @shop.signed_in(token) or halt 401
    @shop.orders_of(customer, status: params["status"]).map(&:to_h).to_json
  end

  post "/orders" do
    items = JSON.parse(request.body.read).fetch("items")
    halt 409 unless @shop.in_stock?(items)

    order = @shop.place(items)
    headers "Location" => url("/orders/#{order.id}")
    [201, order.to_h.to_json]
  end
end
# #endregion provider
