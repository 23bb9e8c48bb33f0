# frozen_string_literal: true

# #region provider-auth
# #region helper-fresh-token
# Rack middleware for the verification: the token in the pact is an example, which the
# provider would refuse, so a request that has one gets a valid one instead.
class FreshToken
  def initialize(app, shop)
    @app = app
    @shop = shop
  end

  def call(env)
    if env["HTTP_AUTHORIZATION"]
      env["HTTP_AUTHORIZATION"] = "Bearer #{@shop.sign_in("ada")}"
    end
    @app.call(env)
  end
end
# #endregion helper-fresh-token
# #endregion provider-auth
