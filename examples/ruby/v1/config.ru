# frozen_string_literal: true

$LOAD_PATH.unshift File.expand_path("lib", __dir__)
require "order_api"

run OrderApi.new
