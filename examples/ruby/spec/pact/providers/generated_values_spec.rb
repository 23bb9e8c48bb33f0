# frozen_string_literal: true

require "catalogue_client"

RSpec.describe CatalogueClient, "with generated values", :pact do
  has_http_pact_between "OrderWeb", "CatalogueApi", opts: { pact_dir: "tmp/generated" }

  # #region ruby-generators
  it "reads values that differ in each run" do
    interaction = new_interaction
      .upon_receiving("a request for a product with a batch")
      .with_request(method: :get, path: "/products/TEA-01")
      .will_respond_with(
        status: 200,
        body: {
          batch: generate_uuid,
          checkedOn: generate_date(format: "yyyy-MM-dd"),
          image: generate_mock_server_url(
            regex: ".*(\\/images\\/[a-z]+\\.jpg)$",
            example: "http://localhost/images/tea.jpg"
          )
        }
      )

    interaction.execute do |mock_server|
      product = CatalogueClient.new(mock_server.url).product("TEA-01")

      expect(product[:checkedOn]).to match(/^\d{4}-\d\d-\d\d$/)
      expect(product[:image]).to eq("#{mock_server.url}/images/tea.jpg")
    end
  end
  # #endregion ruby-generators
end
