require "pact_broker/configuration"

port PactBroker.configuration.port
