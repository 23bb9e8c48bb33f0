# frozen_string_literal: true

require "sinatra/base"

# Has other values than the pact's examples: the matchers accept them.
class CatalogueApi < Sinatra::Base
  PRODUCT = {
    sku: "TEA-01",
    name: "Assam",
    organic: false,
    origin: { country: "Nepal", altitude: 1200 },
    barcode: "5901234123457",
    stock: 0,
    price: 8.25,
    weight: 62.5,
    inStock: false,
    addedOn: "2025-11-02",
    orderBefore: "09:05",
    changedAt: "2025-11-02T18:30:00+01",
    batch: "0f8fad5b-d9cb-469f-a165-70867728950e",
    colours: %w[brown black],
    variants: [
      { size: "S", grams: 50 },
      { size: "M", grams: 75 },
      { size: "L", grams: 500 }
    ],
    reviews: [{ stars: 1 }, { stars: 3 }],
    links: [
      { rel: "help", href: "/help" },
      { rel: "image", href: "/images/assam.jpg" },
      { rel: "self", href: "/products/COFFEE-7" }
    ],
    translations: { fr: "Thé", nl: "Thee" },
    ratings: { "2025-10": 2, "2025-11": 3 },
    prices: { GBP: { amount: 7.5 }, USD: { amount: 9.99 } },
    allergens: "none known",
    successor: nil
  }.freeze

  get "/products/:sku" do
    content_type :json
    PRODUCT.to_json
  end
end

RSpec.describe CatalogueApi, :pact do
  http_pact_provider "CatalogueApi", opts: {
    app: CatalogueApi,
    http_port: FreePort.pick,
    provider_setup_port: FreePort.pick,
    pact_uri: "pacts/OrderWeb-CatalogueApi.json",
    log_level: :warn
  }
end
