# frozen_string_literal: true

require "faraday"

class DeliveryClient
  def initialize(base_url)
    @http = Faraday.new(base_url) do |http|
      http.response :raise_error
      http.response :json
    end
  end

  # What the driver's label says: most deliveries come without a note.
  def label(id)
    delivery = @http.get("/deliveries/#{id}").body
    "Delivery #{delivery["id"]}: #{delivery["note"] || "ring the bell"}"
  end
end
