# frozen_string_literal: true

require "delivery_client"

RSpec.describe DeliveryClient, :pact do
  has_http_pact_between "OrderWeb", "DeliveryApi"

  # #region optional-field
  it "prints the note" do
    interaction = new_interaction
      .given("a delivery has a note", id: 42)
      .upon_receiving("a request for a delivery with a note")
      .with_request(method: :get, path: "/deliveries/42")
      .will_respond_with(
        status: 200,
        body: {
          id: match_any_integer(42),
          note: match_type_of("Leave it with the porter")
        }
      )

    interaction.execute do |mock_server|
      label = DeliveryClient.new(mock_server.url).label(42)

      expect(label).to eq("Delivery 42: Leave it with the porter")
    end
  end

  it "prints a label without a note" do
    interaction = new_interaction
      .given("a delivery has no note", id: 43)
      .upon_receiving("a request for a delivery without a note")
      .with_request(method: :get, path: "/deliveries/43")
      .will_respond_with(status: 200, body: { id: match_any_integer(43) })

    interaction.execute do |mock_server|
      label = DeliveryClient.new(mock_server.url).label(43)

      expect(label).to eq("Delivery 43: ring the bell")
    end
  end
  # #endregion optional-field
end
