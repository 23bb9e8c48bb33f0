# frozen_string_literal: true

require "faraday"

class PackingDesk
  def initialize(base_url)
    @http = Faraday.new(base_url) { |http| http.response :raise_error }
  end

  # Announces packed parcels; the answer says who carries them. Both are CSV.
  def announce(parcels)
    rows = parcels.map { |parcel| "#{parcel[:to]},#{parcel[:weight]}" }
    text = ["To,Weight", *rows].join("\n")
    answer = @http.post("/parcels.csv", text, "Content-Type" => "text/csv")
    columns, *lines = answer.body.lines(chomp: true).map { |line| line.split(",") }
    lines.map { |line| columns.zip(line).to_h }
  end
end
