# frozen_string_literal: true

require "product_page"

RSpec.describe ProductPage, "while the catalogue is being rebuilt", :pact do
  has_http_pact_between "ProductPage", "CatalogueGraphQL"

  # #region graphql-error
  it "says why there is no product" do
    interaction = new_interaction
      .given("the catalogue is being rebuilt")
      .upon_receiving("a query for a product that fails")
      .with_request(
        method: :post,
        path: "/graphql",
        headers: { "Content-Type" => "application/json" },
        body: {
          operationName: "Product",
          query: ProductPage::QUERY,
          variables: { sku: match_type_of("TEA-01") }
        }
      )
      .will_respond_with(
        status: 200,
        body: {
          data: { product: nil },
          errors: match_each({ message: match_type_of("The catalogue is being rebuilt") })
        }
      )

    interaction.execute do |mock_server|
      expect { ProductPage.new(mock_server.url).product("TEA-01") }
        .to raise_error(ProductPage::CatalogueError, "The catalogue is being rebuilt")
    end
  end
  # #endregion graphql-error
end
