# frozen_string_literal: true

# #region v1-consumer-config
require "pact/consumer/rspec"

Pact.service_consumer "OrderWeb" do
  has_pact_with "OrderApi" do
    mock_service :order_api do
      port 1234
    end
  end
end
# #endregion v1-consumer-config
