import {describe, expect, it} from 'vitest';

import {joinVersions, readProto} from './proto';

const first = `// Orders
syntax = "proto3";
package shop;

message Order {
  enum State {
    OPEN = 0; // not paid
    PAID = 1;
  }
  State state = 1;
  repeated Item items = 2;
  map<string, Price> prices = 3;
}

service Orders {
  rpc Place(Order) returns (google.protobuf.Empty);
  rpc Find(OrderId) returns (Order);
}`;

const second = `syntax = "proto3";
message Order {
  enum State {
    OPEN = 0;
    PAID = 1;
    SENT = 2;
  }
  State state = 1;
  map<string, Price> prices = 3;
  oneof customer {
    string name = 4;
    bytes card = 5;
  }
}

service Orders {
  rpc Place(Order) returns (google.protobuf.Empty);
  rpc Find(Query) returns (Orders);
}`;

describe('a .proto file', () => {
  it('has members by message, enum and service', () => {
    expect(readProto(first)).toEqual({
      'Order.State': [
        {name: 'OPEN', type: '0', optional: false},
        {name: 'PAID', type: '1', optional: false},
      ],
      Order: [
        {name: 'state', type: 'State = 1', optional: false},
        {name: 'items', type: 'repeated Item = 2', optional: false},
        {name: 'prices', type: 'map<string, Price> = 3', optional: false},
      ],
      Orders: [
        {name: 'Place', signature: 'Place(Order)', returns: 'google.protobuf.Empty', optional: false},
        {name: 'Find', signature: 'Find(OrderId)', returns: 'Order', optional: false},
      ],
    });
  });

  it('is rejected with anything else', () => {
    expect(() => readProto('message Order {\n  group Items = 1 {')).toThrow(
      'this line of a .proto file: "group Items = 1 {"',
    );
  });
});

describe('two versions', () => {
  const joined = joinVersions(readProto(first), readProto(second));

  it('share what is identical', () => {
    expect(joined.Order?.[0]).toEqual({name: 'state', type: 'State = 1', optional: false});
    expect(joined.Orders?.[0]?.signature).toBe('Place(Order)');
  });

  it('name the version of what only one of them has', () => {
    expect(joined['Order.State']?.map(({type}) => type)).toEqual(['0', '1', '2, interface 2']);
    expect(joined.Order?.map(({name, type}) => [name, type])).toEqual([
      ['state', 'State = 1'],
      ['prices', 'map<string, Price> = 3'],
      ['name', 'string = 4, one of customer, interface 2'],
      ['card', 'bytes = 5, one of customer, interface 2'],
      ['items', 'repeated Item = 2, interface 1'],
    ]);
  });

  it('have both forms of a changed call', () => {
    expect(joined.Orders?.[1]).toEqual({
      name: 'Find',
      signature: 'Find(OrderId), interface 1\nFind(Query), interface 2',
      returns: 'Order\nOrders',
      optional: false,
    });
  });
});
