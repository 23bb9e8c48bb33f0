# frozen_string_literal: true

# #region v1-states
Pact.provider_states_for "OrderWeb" do
  set_up { OrderApi::ORDERS.clear }

  provider_state "an order exists" do
    set_up do
      [42, 43].each do |id|
        OrderApi::ORDERS[id] = OrderApi::Order.new(id, "SHIPPED", 12.25)
      end
    end

    tear_down { OrderApi::ORDERS.clear }
  end

  provider_state "no order exists" do
    no_op
  end
end
# #endregion v1-states
