require "pact_broker"

run PactBroker::App.new
