# frozen_string_literal: true

require "json"

# #region lambda-publisher
class PaymentFunction
  # Takes a block that sends: in production, it calls `publish` of an Aws::SNS::Client.
  def initialize(&publish)
    @publish = publish
  end

  def pay(order)
    @publish.call(publication(order))
  end

  private

  # What the SNS client is given: the event is a text in it.
  def publication(order)
    event = { orderId: order.id, skus: order.items.map { |item| item.fetch("sku") } }
    { topic_arn: ENV.fetch("TOPIC_ARN", nil), message: JSON.generate(event) }
  end
end
# #endregion lambda-publisher
