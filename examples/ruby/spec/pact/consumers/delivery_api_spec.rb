# frozen_string_literal: true

require "sinatra/base"

# #region helper-delivery-api uses deliveries
# Sends the deliveries that the provider states store.
class DeliveryApi < Sinatra::Base
  def initialize(deliveries)
    super()
    @deliveries = deliveries
  end

  get "/deliveries/:id" do
    content_type :json
    @deliveries.fetch(params["id"].to_i).to_json
  end
end
# #endregion helper-delivery-api

RSpec.describe DeliveryApi, :pact do
  # #region helper-deliveries uses delivery-api free-port
  deliveries = {}

  http_pact_provider "DeliveryApi", opts: {
    app: DeliveryApi.new(deliveries),
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_uri: "pacts/OrderWeb-DeliveryApi.json",
    log_level: :warn
  }
  # #endregion helper-deliveries

  # #region optional-field-states uses deliveries
  deliver = lambda do |params, fields|
    deliveries[params["id"]] = { id: params["id"], **fields }
  end

  provider_state "a delivery has a note" do
    set_up { |params| deliver.call(params, { note: "Second floor, please" }) }
  end

  provider_state "a delivery has no note" do
    set_up { |params| deliver.call(params, {}) }
  end

  provider_state "the note of a delivery was deleted" do
    set_up { |params| deliver.call(params, { note: nil }) }
  end
  # #endregion optional-field-states
end
