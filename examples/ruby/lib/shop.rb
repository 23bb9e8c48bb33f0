# frozen_string_literal: true

require "securerandom"
require "time"

# The data of the shop, in memory.
class Shop
  PRICE = 15.75
  TWO_TEAS = [{ "sku" => "TEA-01", "quantity" => 2 }].freeze

  Order = Struct.new(:id, :status, :items, :customer, :placed_at, keyword_init: true) do
    def total = items.sum { |item| item["quantity"] * PRICE }

    def email = "#{customer}@example.org"

    def to_h = { id:, status:, total:, placedAt: placed_at.iso8601, items: }
  end

  def initialize
    clear
  end

  def clear
    @orders = {}
    @stock = Set.new
    @sessions = {}
  end

  def add_order(id:, status: "PAID", customer: "ada", items: TWO_TEAS)
    placed_at = Time.utc(2026, 3, 14, 9, 26, 53)
    @orders[id] = Order.new(id:, status:, items:, customer:, placed_at:)
  end

  def order(id) = @orders[id]

  def orders_of(customer, status:)
    @orders.values.select { |order| order.customer == customer && order.status == status }
  end

  def add_stock(sku) = @stock.add(sku)

  def remove_stock(sku) = @stock.delete(sku)

  def in_stock?(items) = items.all? { |item| @stock.include?(item["sku"]) }

  def place(items) = add_order(id: @orders.size + 43, status: "PENDING", items:)

  # Signs a customer in; returns the token of the session.
  def sign_in(customer)
    SecureRandom.hex.tap { |token| @sessions[token] = customer }
  end

  def signed_in(token) = @sessions[token]
end
