# frozen_string_literal: true

require "time"

# #region message-handler
class OrderMailer
  # Takes the event "order placed", gives the mail that confirms the order.
  def confirmation(event)
    placed_at = Time.iso8601(event.fetch("placedAt"))

    <<~MAIL
      To: #{event.fetch("email")}
      Subject: Your order #{event.fetch("orderId")}

      Thank you for the order of #{placed_at.strftime("%-d %B %Y")}.
      Total: #{format("%.2f", event.fetch("total"))} EUR
    MAIL
  end
end
# #endregion message-handler
