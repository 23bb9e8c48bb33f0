# frozen_string_literal: true

require "json"

# A Rack application; Rails and Sinatra applications are the same kind of thing.
class OrderApi
  Order = Struct.new(:id, :status, :total)

  attr_reader :orders

  def initialize
    @orders = {}
  end

  def call(env)
    id = env["PATH_INFO"][%r{\A/orders/(\d+)\z}, 1]
    order = orders[id.to_i]
    return [404, {}, []] unless order

    body = { id: order.id, status: order.status, total: format("%.2f", order.total) }
    [200, { "content-type" => "application/json" }, [JSON.generate(body)]]
  end
end
