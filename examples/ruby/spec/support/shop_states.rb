# frozen_string_literal: true

# #region provider-states
# #region helper-shop-states
RSpec.shared_context "with the states of the shop" do |shop|
  after_state_teardown { shop.clear }

  provider_state "an order exists" do
    set_up { |params| shop.add_order(id: params["id"]) }
  end

  provider_state "no order exists" do
    set_up { shop.clear }
  end

  # A state cannot give the id of the order back: it has to be the one of the example.
  provider_state "an order was placed" do
    set_up { shop.add_order(id: 42) }
  end

  provider_state "a product is in stock" do
    set_up { |params| shop.add_stock(params["sku"]) }
    tear_down { |params| shop.remove_stock(params["sku"]) }
  end

  provider_state "a customer with orders is signed in" do
    set_up do |params|
      shop.add_order(id: 42, customer: params["customer"])
      shop.sign_in(params["customer"])
    end
  end
end
# #endregion helper-shop-states
# #endregion provider-states
