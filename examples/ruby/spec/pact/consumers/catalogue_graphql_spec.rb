# frozen_string_literal: true

require "sinatra/base"

# #region helper-catalogue-graphql
# Stands in for a GraphQL server: it knows one query, and chooses no fields.
class CatalogueGraphQL < Sinatra::Base
  Catalogue = Struct.new(:products, :rebuilding)

  def initialize(catalogue)
    super()
    @catalogue = catalogue
  end

  post "/graphql" do
    content_type :json
    sku = JSON.parse(request.body.read).dig("variables", "sku")
    problem = { message: "Come back in a minute" }
    answer = if @catalogue.rebuilding
               { data: { product: nil }, errors: [problem] }
             else
               { data: { product: @catalogue.products[sku] } }
             end
    answer.to_json
  end
end
# #endregion helper-catalogue-graphql

# #region graphql-provider-test uses catalogue-graphql free-port
RSpec.describe CatalogueGraphQL, :pact do
  catalogue = CatalogueGraphQL::Catalogue.new({}, false)

  http_pact_provider "CatalogueGraphQL", opts: {
    app: CatalogueGraphQL.new(catalogue),
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_uri: "pacts/ProductPage-CatalogueGraphQL.json",
    log_level: :warn
  }

  provider_state "a product exists" do
    set_up do |params|
      catalogue.products[params["sku"]] = { name: "Jasmine tea", price: 5.25 }
    end
  end

  provider_state "the catalogue is being rebuilt" do
    set_up { catalogue.rebuilding = true }
    tear_down { catalogue.rebuilding = false }
  end
end
# #endregion graphql-provider-test
