# frozen_string_literal: true

require "json"

# Records in which order Pact calls what.
RSpec.describe "a verification", :pact do
  # #region helper-calls
  calls = []
  # #endregion helper-calls
  pact = {
    consumer: { name: "OrderWeb" },
    provider: { name: "OrderApi" },
    interactions: [{
      type: "Synchronous/HTTP",
      description: "a request for an order",
      providerStates: [{ name: "an order exists", params: { id: 42 } }],
      request: { method: "GET", path: "/orders/42" },
      response: { status: 204 }
    }],
    metadata: { pactSpecification: { version: "4.0" } }
  }
  FileUtils.mkdir_p("tmp")
  File.write("tmp/hooks.json", JSON.generate(pact))

  # #region helper-app uses calls
  app = lambda do |env|
    calls << "request for #{env["PATH_INFO"]}"
    [204, {}, []]
  end
  # #endregion helper-app

  # #region ruby-hooks uses calls app free-port
  # Has to stand before the provider, which takes the blocks over when it is declared.
  Pact.configure do |config|
    config.before_provider_state_setup { calls << "before, global" }
    config.after_provider_state_teardown { calls << "after, global" }
  end

  http_pact_provider "OrderApi", opts: {
    app:,
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_uri: "tmp/hooks.json",
    log_level: :warn
  }

  before_state_setup { |name, params| calls << "before #{name}, #{params}" }
  after_state_teardown { |name, _| calls << "after #{name}" }

  provider_state "an order exists" do
    set_up { |params| calls << "set up #{params["id"]}" }
    tear_down { |params| calls << "tear down #{params["id"]}" }
  end

  after do
    expect(calls).to eq(
      [
        "before, global",
        "before an order exists, {\"id\"=>42}",
        "set up 42",
        "request for /orders/42",
        "tear down 42",
        "after an order exists",
        "after, global"
      ]
    )
  end
  # #endregion ruby-hooks

  # Or the groups of other files would call them, too.
  Pact.instance_variable_set(:@configuration, nil)
end
