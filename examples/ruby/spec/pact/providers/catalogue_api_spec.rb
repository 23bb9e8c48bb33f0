# frozen_string_literal: true

require "catalogue_client"
require "securerandom"

RSpec.describe CatalogueClient, :pact do
  # #region helper-product-with
  has_http_pact_between "OrderWeb", "CatalogueApi"

  # Declares a request for a product whose response has this body.
  def product_with(description, body)
    new_interaction
      .given("a product exists", sku: "TEA-01")
      .upon_receiving("a request for a product with #{description}")
      .with_request(method: :get, path: "/products/TEA-01")
      .will_respond_with(status: 200, body:)
  end
  # #endregion helper-product-with

  # #region helper-product-from
  # Makes that request; returns the product.
  def product_from(interaction)
    product = nil
    interaction.execute do |mock_server|
      product = CatalogueClient.new(mock_server.url).product("TEA-01")
    end
    product
  end
  # #endregion helper-product-from

  # #region matching-type uses product-with product-from
  it "matches by type" do
    interaction = product_with(
      "a description",
      match_type_of(
        name: "Darjeeling",
        organic: true,
        origin: { country: "India", altitude: 2000 }
      )
    )

    expect(product_from(interaction)).to eq(
      name: "Darjeeling",
      organic: true,
      origin: { country: "India", altitude: 2000 }
    )
  end
  # #endregion matching-type

  # #region matching-regex uses product-with product-from
  it "matches by regular expression" do
    interaction = product_with(
      "a barcode",
      # The expression has to match the whole value.
      { barcode: match_regex(/^\d{13}$/, "4006381333931") }
    )

    expect(product_from(interaction)).to eq(barcode: "4006381333931")
  end
  # #endregion matching-regex

  # #region matching-number uses product-with product-from
  it "matches numbers and booleans" do
    interaction = product_with(
      "numbers",
      {
        stock: match_any_integer(12),
        price: match_any_decimal(15.75),
        weight: match_any_number(250), # with or without decimals
        inStock: match_any_boolean(true)
      }
    )

    expect(product_from(interaction)).to eq(
      stock: 12, price: 15.75, weight: 250, inStock: true
    )
  end
  # #endregion matching-number

  # #region matching-datetime uses product-with product-from
  it "matches dates, times and identifiers" do
    interaction = product_with(
      "dates",
      {
        addedOn: match_date("yyyy-MM-dd", "2026-03-14"),
        orderBefore: match_time("HH:mm", "16:30"),
        changedAt: match_datetime("yyyy-MM-dd'T'HH:mm:ssX", "2026-03-14T09:26:53Z"),
        batch: match_uuid("7c9f1c3e-5d0b-4b52-9a53-0d8a3c1f6e21")
      }
    )

    expect(product_from(interaction)).to eq(
      addedOn: "2026-03-14",
      orderBefore: "16:30",
      changedAt: "2026-03-14T09:26:53Z",
      batch: "7c9f1c3e-5d0b-4b52-9a53-0d8a3c1f6e21"
    )
  end
  # #endregion matching-datetime

  # #region matching-array uses product-with product-from
  it "matches each element of an array" do
    interaction = product_with(
      "arrays",
      {
        colours: match_each("green"),
        variants: match_each({ size: "S", grams: match_any_integer(100) }, 2),

        # A maximum has no method: this is the core's own form of the rule.
        reviews: {
          "pact:matcher:type" => "type",
          "min" => 1,
          "max" => 3,
          "value" => [{ stars: match_any_integer(5) }]
        }
      }
    )

    expect(product_from(interaction)).to eq(
      colours: ["green"],
      variants: [{ size: "S", grams: 100 }, { size: "S", grams: 100 }],
      reviews: [{ stars: 5 }]
    )
  end
  # #endregion matching-array

  # #region matching-array-contains uses product-with product-from
  it "matches an array that contains these elements, among others" do
    # There is no method for this matcher: this is the core's own form of the rule.
    interaction = product_with(
      "links",
      {
        links: {
          "pact:matcher:type" => "arrayContains",
          "variants" => [
            { rel: "self", href: match_regex(%r{^/products/.+$}, "/products/TEA-01") },
            { rel: "image", href: match_regex(/^.+\.jpg$/, "/images/tea.jpg") }
          ]
        }
      }
    )

    expect(product_from(interaction)).to eq(
      links: [
        { rel: "self", href: "/products/TEA-01" },
        { rel: "image", href: "/images/tea.jpg" }
      ]
    )
  end
  # #endregion matching-array-contains

  # #region matching-map uses product-with product-from
  it "matches the keys and the values of a map" do
    interaction = product_with(
      "maps",
      {
        translations: match_each_key({ "de" => "Tee" }, match_regex(/^[a-z]{2}$/, "de")),
        ratings: match_each_value({ "2026-03" => 4 }, match_any_integer(4)),
        prices: match_each_kv(
          { "EUR" => { amount: match_any_decimal(15.75) } },
          match_regex(/^[A-Z]{3}$/, "EUR")
        )
      }
    )

    expect(product_from(interaction)).to eq(
      translations: { de: "Tee" },
      ratings: { "2026-03": 4 },
      prices: { EUR: { amount: 15.75 } }
    )
  end
  # #endregion matching-map

  # #region matching-exact uses product-with product-from
  it "matches exact values within a match by type" do
    interaction = product_with(
      "exact values",
      match_type_of(
        sku: match_exactly("TEA-01"),
        name: "Darjeeling",
        allergens: match_include("none"),
        successor: Pact::Matchers::V3::Null.new
      )
    )

    expect(product_from(interaction)).to eq(
      sku: "TEA-01", name: "Darjeeling", allergens: "none", successor: nil
    )
  end
  # #endregion matching-exact

  # #region matching-request
  it "matches the path, the query and a header of a request" do
    interaction = new_interaction
      .given("a product exists", sku: "TEA-01")
      .upon_receiving("a request for a product with a price in a currency")
      .with_request(
        method: :get,
        # A matcher of the path, unlike the others, has to be turned into a hash.
        path: match_regex(%r{^/products/[A-Z]+-\d+$}, "/products/TEA-01").as_basic,
        query: { currency: match_regex(/^[A-Z]{3}$/, "EUR") },
        headers: { "X-Request-Id" => match_uuid("0b1f3c2e-9f1d-4a57-8c7a-3f1f0c6f6a55") }
      )
      .will_respond_with(status: 200, body: { price: match_any_decimal(15.75) })

    interaction.execute do |mock_server|
      product = CatalogueClient.new(mock_server.url).product(
        "COFFEE-7", currency: "GBP", headers: { "X-Request-Id" => SecureRandom.uuid }
      )

      expect(product).to eq(price: 15.75)
    end
  end
  # #endregion matching-request
end
