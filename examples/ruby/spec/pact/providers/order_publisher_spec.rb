# frozen_string_literal: true

require "order_mailer"

# #region message-consumer
RSpec.describe OrderMailer, :pact do
  has_message_pact_between "OrderMailer", "OrderPublisher"

  it "confirms an order that was placed" do
    interaction = new_interaction
      .given("an order was placed", id: 42)
      .upon_receiving("order placed")
      .with_json_contents(
        orderId: match_any_integer(42),
        email: match_regex(/^[^@ ]+@[^@ ]+$/, "ada@example.org"),
        total: match_any_decimal(31.5),
        placedAt: match_datetime("yyyy-MM-dd'T'HH:mm:ssX", "2026-03-14T09:26:53Z")
      )
      .with_metadata(topic: "orders")

    interaction.execute do |event, metadata|
      mail = OrderMailer.new.confirmation(event)

      expect(mail).to start_with("To: ada@example.org\nSubject: Your order 42\n")
      expect(metadata).to include("topic" => "orders")
    end
  end
end
# #endregion message-consumer
