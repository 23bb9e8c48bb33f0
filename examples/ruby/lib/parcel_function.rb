# frozen_string_literal: true

require "json"

# #region lambda-handler
class ParcelFunction
  # Takes a block that prints a label.
  def initialize(&print)
    @print = print
  end

  # The handler: knows the event of the shop, and nothing of AWS.
  def label(event)
    "Order #{event.fetch("orderId")}: #{event.fetch("skus").join(", ")}"
  end

  # The adapter: takes the queue's envelope apart, and reports the records that failed.
  # The function that Lambda loads, handler(event:, context:), hands both on.
  def call(event:, **)
    failures = event.fetch("Records").filter_map do |record|
      @print.call(label(JSON.parse(record.fetch("body"))))
      nil
    rescue StandardError
      { itemIdentifier: record.fetch("messageId") }
    end
    { batchItemFailures: failures }
  end
end
# #endregion lambda-handler
