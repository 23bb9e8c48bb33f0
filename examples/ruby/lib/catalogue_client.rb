# frozen_string_literal: true

require "faraday"

class CatalogueClient
  def initialize(base_url)
    @http = Faraday.new(base_url, headers: { "Accept" => "application/json" }) do |http|
      http.response :raise_error
      http.response :json, parser_options: { symbolize_names: true }
    end
  end

  def product(sku, currency: nil, headers: {})
    @http.get("/products/#{sku}", { currency: }.compact, headers).body
  end
end
