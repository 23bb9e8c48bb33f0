# frozen_string_literal: true

require "product_page"

# #region graphql-consumer
RSpec.describe ProductPage, :pact do
  has_http_pact_between "ProductPage", "CatalogueGraphQL"

  it "shows a product" do
    interaction = new_interaction
      .given("a product exists", sku: "TEA-01")
      .upon_receiving("a query for a product")
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
          data: {
            product: { name: match_type_of("Green tea"), price: match_any_decimal(4.75) }
          }
        }
      )

    interaction.execute do |mock_server|
      product = ProductPage.new(mock_server.url).product("TEA-01")

      expect(product).to eq("name" => "Green tea", "price" => 4.75)
    end
  end
end
# #endregion graphql-consumer
