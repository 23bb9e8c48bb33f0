# frozen_string_literal: true

require "socket"

# #region helper-free-port
module FreePort
  # Pact needs to know the ports of a verification before it starts the servers.
  def self.pick
    TCPServer.open("127.0.0.1", 0) { |server| server.addr[1] }
  end
end
# #endregion helper-free-port
