# frozen_string_literal: true

require "json"

# A Rack application.
class OrderApi
  Order = Struct.new(:id, :status, :total)

  # Stands in for a database.
  ORDERS = {} # rubocop:disable Style/MutableConstant

  def call(env)
    case env["PATH_INFO"]
    when %r{\A/orders/(\d+)\z} then show(ORDERS[Regexp.last_match(1).to_i])
    when "/orders" then json(ORDERS.values.map(&:to_h))
    else [404, {}, []]
    end
  end

  private

  def show(order) = order ? json(order.to_h) : [404, {}, []]

  def json(value)
    [200, { "content-type" => "application/json" }, [JSON.generate(value)]]
  end
end
