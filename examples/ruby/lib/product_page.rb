# frozen_string_literal: true

require "faraday"

# #region graphql-client
class ProductPage
  QUERY = <<~GRAPHQL
    query Product($sku: ID!) {
      product(sku: $sku) { name price }
    }
  GRAPHQL

  class CatalogueError < StandardError; end

  def initialize(base_url)
    @http = Faraday.new(base_url) do |http|
      http.request :json
      http.response :raise_error
      http.response :json
    end
  end

  def product(sku)
    question = { operationName: "Product", query: QUERY, variables: { sku: } }
    answer = @http.post("/graphql", question).body
    raise CatalogueError, answer["errors"].first["message"] if answer["errors"]

    answer.dig("data", "product")
  end
end
# #endregion graphql-client
