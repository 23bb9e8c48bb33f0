# frozen_string_literal: true

require "delivery_client"

RSpec.describe DeliveryClient, "with a note that was deleted", :pact do
  has_http_pact_between "OrderWeb", "DeliveryApi"

  # #region optional-null
  it "prints a label for a note that is null" do
    interaction = new_interaction
      .given("the note of a delivery was deleted", id: 44)
      .upon_receiving("a request for a delivery whose note was deleted")
      .with_request(method: :get, path: "/deliveries/44")
      .will_respond_with(status: 200, body: { id: match_any_integer(44), note: nil })

    interaction.execute do |mock_server|
      label = DeliveryClient.new(mock_server.url).label(44)

      expect(label).to eq("Delivery 44: ring the bell")
    end
  end
  # #endregion optional-null
end
