# frozen_string_literal: true

require "order_listener"

# #region kafka-adapter-test
RSpec.describe OrderListener do
  subject(:listener) do
    described_class.new(
      handle: ->(event) { handled << event },
      forget: ->(key) { forgotten << key }
    )
  end

  let(:handled) { [] }
  let(:forgotten) { [] }
  let(:content) { '{"orderId": 42}' }

  it "hands on what is behind the frame" do
    listener.receive("42", [0, 7].pack("CN") + content)

    expect(handled).to eq(["orderId" => 42])
  end

  it "forgets the order of a tombstone" do
    listener.receive("42", nil)

    expect(forgotten).to eq(["42"])
    expect(handled).to be_empty
  end

  it "refuses a value without the frame" do
    expect { listener.receive("42", content) }.to raise_error(/no Schema Registry frame/)
  end
end
# #endregion kafka-adapter-test
