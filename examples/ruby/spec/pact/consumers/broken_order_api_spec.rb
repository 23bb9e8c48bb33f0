# frozen_string_literal: true

require "order_api"
require "shop"

# #region provider-fails uses free-port
RSpec.describe OrderApi, "with a total that is a string", :pact do
  it "does not pass verification" do
    shop = Shop.new
    shop.add_order(id: 42).define_singleton_method(:total) { "31.50" }

    provider = Pact::Provider::PactConfig.new(
      :http,
      provider_name: "OrderApi",
      opts: {
        app: OrderApi.new(shop),
        http_port: FreePort.pick,
        provider_setup_port: FreePort.pick,
        pact_uri: "#{ENV.fetch("PACT_DIR", "pacts")}/OrderWeb-OrderApi.json"
      }
    )

    verification = lambda do
      expect { provider.new_verifier.verify! }
        .to raise_error(Pact::Provider::BaseVerifier::VerificationError)
    end

    expect(&verification).to output(/total.*'31.50' \(String\) to be a decimal/)
      .to_stdout_from_any_process
  end
end
# #endregion provider-fails
