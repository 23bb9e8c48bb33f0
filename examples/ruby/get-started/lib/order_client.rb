# frozen_string_literal: true

require "json"
require "net/http"

# What OrderWeb knows of OrderApi.
class OrderClient
  SHIPPING = 4.9

  Order = Struct.new(:status, :total) do
    def to_pay = (total + SHIPPING).round(2)
  end

  def initialize(base_url)
    @base_url = base_url
  end

  # The order with this id, or nil.
  def order(id)
    response = Net::HTTP.get_response(URI("#{@base_url}/orders/#{id}"))
    return if response.is_a?(Net::HTTPNotFound)

    response.value # raises unless the status is 2xx
    json = JSON.parse(response.body)
    Order.new(json.fetch("status"), json.fetch("total"))
  end
end
