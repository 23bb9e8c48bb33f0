# frozen_string_literal: true

require "spec_helper"

# #region v1-broker
require "order_api"
require "pact/provider/rspec"
require_relative "provider_states_for_order_web"

Pact.service_provider "OrderApi" do
  app { OrderApi.new }
  app_version ENV.fetch("GIT_COMMIT")
  app_version_branch ENV.fetch("GIT_BRANCH")
  publish_verification_results ENV["CI"] == "true"

  honours_pacts_from_pact_broker do
    pact_broker_base_url ENV.fetch("PACT_BROKER_BASE_URL"),
                         { token: ENV.fetch("PACT_BROKER_TOKEN", nil) }
    consumer_version_selectors [
      { main_branch: true },
      { matching_branch: true },
      { deployed_or_released: true }
    ]
    enable_pending true
    include_wip_pacts_since "2026-01-01"
  end
end
# #endregion v1-broker
