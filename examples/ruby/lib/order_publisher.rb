# frozen_string_literal: true

require "time"

# #region message-publisher
module OrderPublisher
  # The event that is published when an order has been placed.
  def self.order_placed(order)
    {
      orderId: order.id,
      email: order.email,
      total: order.total,
      placedAt: order.placed_at.iso8601
    }
  end
end
# #endregion message-publisher
