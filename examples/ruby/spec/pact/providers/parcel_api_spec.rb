# frozen_string_literal: true

require "json"
require "packing_desk"

# Needs a plugin: pact plugin install --yes --skip-if-installed --version 0.0.6 csv
RSpec.describe PackingDesk, :pact do
  has_plugin_http_pact_between "PackingDesk", "ParcelApi"

  before do
    plugins = ENV.fetch("PACT_PLUGIN_DIR") { File.expand_path("~/.pact/plugins") }
    skip "The plugin csv is not installed." if Dir.glob("#{plugins}/csv-*").empty?
  end

  # #region plugin-http-consumer
  it "announces a parcel" do
    # What stands in the bodies is for the plugin to say; Pact passes the JSON on.
    to = "matching(type, 'Ada')"
    weight = "matching(regex, '^[0-9]+ g$', '250 g')"
    carrier = "matching(equalTo, 'PARCEL')"
    csv = { "content-type" => "text/csv" }

    interaction = new_interaction
      .given("a parcel is packed", order: 42)
      .upon_receiving("an announcement of a parcel")
      .with_plugin("csv", "0.0.6")
      .with_request(
        method: "POST", path: "/parcels.csv", headers: csv,
        body: { csvHeaders: true, "column:To": to, "column:Weight": weight }
      )
      .will_respond_with(
        status: 200, headers: csv,
        body: { csvHeaders: true, "column:To": to, "column:Carrier": carrier }
      )

    interaction.execute do |mock_server|
      desk = PackingDesk.new(mock_server.url)
      carried = desk.announce([{ to: "Ada", weight: "250 g" }])

      expect(carried).to eq([{ "To" => "Ada", "Carrier" => "PARCEL" }])
    end
  end
  # #endregion plugin-http-consumer

  it "names the plugin in its pact" do
    pact = JSON.parse(File.read("pacts/PackingDesk-ParcelApi.json"))
    plugin = pact.dig("metadata", "plugins", 0)

    expect(plugin).to include("name" => "csv", "version" => "0.0.6")
  end
end
