import {describe, expect, it} from 'vitest';

import {readPackage} from './go';

const code = `package shop

// Order is what a customer wants.
type Order struct {
	*dated
	SKU, Name string
	Lines     []Line \`json:"lines"\`
	note      string
}

type dated struct{ at int }

// Age promotes to Order.
func (d dated) Age(unit string) int { return d.at }

func (o *Order) Add(sku string, more ...Line) (int,
	error) {
	return 0, nil
}
func (o *Order) hidden() {}

type Line map[string]int
type Body interface{}
type Handler func(o Order) error
type Matcher interface {
	isMatcher()
	Value() any
}

package shop

import "errors"

const (
	V2 Version = "2.0.0"
	V3         = "3.0.0"
)

var ErrSoldOut = errors.New("sold out")
var Open = NewOrder

func NewOrder(sku string) *Order { return nil }
func helper()                   {}
`;

describe('the interface of a Go package', () => {
  const read = readPackage('shop', code);

  it('has its functions, and an alias of one', async () => {
    const {shop} = await read;
    expect(shop).toContainEqual({
      name: 'NewOrder',
      optional: false,
      signature: 'NewOrder(sku string)',
      returns: '*Order',
    });
    expect(shop).toContainEqual({name: 'Open', optional: false, signature: 'Open(sku string)', returns: '*Order'});
  });

  it('has its named types, constants and variables', async () => {
    const {shop = []} = await read;
    expect(shop.slice(1, 4)).toEqual([
      {name: 'Line', optional: false, type: 'map[string]int'},
      {name: 'Body', optional: false, type: 'interface{}'},
      {name: 'Handler', optional: false, type: 'func(o Order) error'},
    ]);
    expect(shop).toContainEqual({name: 'V2', optional: false, type: 'Version', default: '"2.0.0"'});
    expect(shop).toContainEqual({name: 'V3', optional: false, type: 'string', default: '"3.0.0"'});
    expect(shop).toContainEqual({name: 'ErrSoldOut', optional: false, type: 'error'});
  });

  it('has fields and methods by type, including those of an embedded type', async () => {
    const holders = await read;
    expect(holders['shop.Order']).toEqual([
      {name: 'Add', optional: false, signature: 'Add(sku string, more ...Line)', returns: '(int, error)'},
      {name: 'SKU', optional: true, type: 'string'},
      {name: 'Name', optional: true, type: 'string'},
      {name: 'Lines', optional: true, type: '[]Line'},
      {name: 'Age', optional: false, signature: 'Age(unit string)', returns: 'int'},
    ]);
    expect(holders['shop.Matcher']).toEqual([{name: 'Value', optional: false, signature: 'Value()', returns: 'any'}]);
  });

  it('omits what is not exported', async () => {
    expect(Object.keys(await read)).toEqual(['shop', 'shop.Order', 'shop.Matcher']);
    expect(JSON.stringify(await read)).not.toMatch(/hidden|helper|note|isMatcher/);
  });
});
