# frozen_string_literal: true

require "spec_helper"

# #region v1-provider
require "order_api"
require "pact/provider/rspec"
require_relative "provider_states_for_order_web"

Pact.service_provider "OrderApi" do
  app { OrderApi.new }

  honours_pact_with "OrderWeb" do
    pact_uri "spec/pacts/orderweb-orderapi.json"
  end
end
# #endregion v1-provider
