# frozen_string_literal: true

require "parcel_function"

# #region lambda-consumer
RSpec.describe ParcelFunction, :pact do
  has_message_pact_between "ParcelFunction", "PaymentFunction"

  it "prints a label for an order that was paid" do
    labels = []
    function = described_class.new { |label| labels << label }

    interaction = new_interaction
      .given("an order was paid", id: 42)
      .upon_receiving("order paid")
      .with_json_contents(orderId: match_any_integer(42), skus: match_each("TEA-01"))

    interaction.execute do |content|
      record = { "messageId" => "m-1", "body" => JSON.generate(content) }
      result = function.call(event: { "Records" => [record] }, context: nil)

      expect(result).to eq(batchItemFailures: [])
      expect(labels).to eq(["Order 42: TEA-01"])
    end
  end
end
# #endregion lambda-consumer

RSpec.describe ParcelFunction, "with a record that it cannot read" do
  it "reports the record" do
    function = described_class.new { |_label| nil }
    record = { "messageId" => "m-2", "body" => "paid!" }

    result = function.call(event: { "Records" => [record] }, context: nil)

    expect(result).to eq(batchItemFailures: [{ itemIdentifier: "m-2" }])
  end
end
