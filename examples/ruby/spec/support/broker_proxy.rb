# frozen_string_literal: true

# #region ruby-broker-proxy
# Pact 2.0.2 asks the Broker through a proxy of its own, which needs Rack, and which
# rewinds a body that no one has read yet. With Rack 3 there is no method for that.
require "rack"
require "rackup/handler/webrick"

Rackup::Handler::WEBrick::Input.class_eval do
  def rewind; end unless method_defined?(:rewind)
end
# #endregion ruby-broker-proxy
