# frozen_string_literal: true

require "faraday"

# #region refusal-client
class OrderForm
  def initialize(base_url)
    @http = Faraday.new(base_url) do |http|
      http.request :json
      http.response :raise_error
      http.response :json
    end
  end

  # Returns what the customer has to correct: nothing, if the form is fine.
  def submit(items)
    @http.post("/orders", { items: })
    []
  rescue Faraday::BadRequestError => e
    e.response_body.fetch("errors")
  end
end
# #endregion refusal-client
