# frozen_string_literal: true

require "json"

# #region kafka-adapter
# The Kafka client's loop calls `receive` with the key and the value of each record.
class OrderListener
  FRAME = 5 # a zero, and the four bytes of the schema's id

  def initialize(handle:, forget:)
    @handle = handle
    @forget = forget
  end

  def receive(key, value)
    return @forget.call(key) if value.nil? # a tombstone
    raise ArgumentError, "no Schema Registry frame" unless value.getbyte(0).zero?

    @handle.call(JSON.parse(value.byteslice(FRAME..)))
  end
end
# #endregion kafka-adapter
