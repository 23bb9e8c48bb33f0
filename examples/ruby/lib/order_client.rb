# frozen_string_literal: true

require "faraday"
require "time"

# #region client
class OrderClient
  Order = Struct.new(:id, :status, :total, :placed_at, :items, keyword_init: true)

  def initialize(base_url)
    @http = Faraday.new(base_url, headers: { "Accept" => "application/json" }) do |http|
      http.request :json
      http.response :raise_error
      http.response :json, parser_options: { symbolize_names: true }
    end
  end

  # The order with this id, or nil.
  def order(id)
    to_order(@http.get("/orders/#{id}").body)
  rescue Faraday::ResourceNotFound
    nil
  end

  # The signed-in customer's orders.
  def orders(status:, token:)
    headers = { "Authorization" => "Bearer #{token}" }
    @http.get("/orders", { status: }, headers).body.map { |json| to_order(json) }
  end

  # Places an order; returns it with the URL at which it can be read.
  def place(items)
    response = @http.post("/orders", { items: })
    [to_order(response.body), response.headers["Location"]]
  end

  private

  def to_order(json)
    placed_at = json[:placedAt] && Time.iso8601(json[:placedAt])
    Order.new(**json.slice(:id, :status, :total, :items), placed_at:)
  end
end
# #endregion client
