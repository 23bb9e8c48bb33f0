# frozen_string_literal: true

require "json"
require "net/http"

# What OrderWeb knows of OrderApi.
class OrderClient
  Order = Struct.new(:status, :total)

  def initialize(base_url)
    @base_url = base_url
  end

  # The order with this id, or nil.
  def order(id)
    response = Net::HTTP.get_response(URI("#{@base_url}/orders/#{id}"))
    return if response.is_a?(Net::HTTPNotFound)

    to_order(JSON.parse(response.tap(&:value).body))
  end

  # The orders with this status.
  def orders(status:)
    uri = URI("#{@base_url}/orders?#{URI.encode_www_form(status:)}")
    response = Net::HTTP.get_response(uri, "Accept" => "application/json")
    JSON.parse(response.tap(&:value).body).map { |json| to_order(json) }
  end

  private

  def to_order(json) = Order.new(json.fetch("status"), json.fetch("total"))
end
