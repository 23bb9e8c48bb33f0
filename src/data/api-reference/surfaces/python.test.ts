import {describe, expect, it} from 'vitest';

import {readModule} from './python';

const code = `"""A shop."""
from __future__ import annotations

import logging

logger = logging.getLogger(__name__)
LIMIT = 99
Sku: TypeAlias = str
_private: int = 1


class Line(TypedDict, total=False):
    """What a customer wants."""

    sku: str
    quantity: int | None


class Order(ABC):
    def __init__(self, sku: builtins.str, *lines: Line) -> None:
        """An order."""
        self.sku = sku

    @property
    def total(self) -> float:
        return 0

    @overload
    def find(self, kind: Literal["open"]) -> Open: ...
    @overload
    def find(
        self,
        kind: Literal["closed"],
    ) -> Closed: ...
    def find(self, kind: str) -> Open | Closed:
        return Open()

    @classmethod
    def serve(  # noqa: PLR0913
        cls,
        addr: str = "localhost",
        *,
        port: int | None = None,
    ) -> Self:
        return cls()

    def _hidden(self) -> None: ...


class _Hidden:
    def show(self) -> None: ...


def place(order: Order, handler: Callable[
    ...,
    None,
], /, *, fast: bool = False) -> dict[str, Any]:
    return {}
`;

describe('the interface of a Python module', () => {
  const read = readModule('shop', code);

  it('has its functions, constants and aliases', async () => {
    const {shop} = await read;
    expect(shop).toEqual([
      {name: 'LIMIT', optional: true, type: '', default: '99'},
      {name: 'Sku', optional: true, type: 'str'},
      {
        name: 'place',
        optional: false,
        signature: 'place(order: Order, handler: Callable[..., None], /, *, fast: bool = False)',
        returns: 'dict[str, Any]',
      },
    ]);
  });

  it('has the fields of a class, and whether they are optional', async () => {
    expect((await read)['shop.Line']).toEqual([
      {name: 'sku', optional: true, type: 'str'},
      {name: 'quantity', optional: true, type: 'int | None'},
    ]);
  });

  it('has constructor, properties and methods, and merges overloads', async () => {
    expect((await read)['shop.Order']).toEqual([
      {name: 'Order', optional: false, signature: 'Order(sku: str, *lines: Line)'},
      {name: 'total', optional: false, type: 'float'},
      {
        name: 'find',
        optional: false,
        signature: 'find(kind: Literal["open"])\nfind(kind: Literal["closed"])',
        returns: 'Open\nClosed',
      },
      {name: 'serve', optional: false, signature: 'serve(addr, *, port)', returns: 'Self'},
    ]);
  });

  it('has the arguments of a method with many of them, with their defaults', async () => {
    expect((await read)['shop.Order.serve']).toEqual([
      {name: 'addr', optional: true, type: 'str', default: '"localhost"'},
      {name: 'port', optional: true, type: 'int | None', default: 'None'},
    ]);
  });

  it('omits what is private', async () => {
    expect(Object.keys(await read)).toEqual(['shop', 'shop.Line', 'shop.Order', 'shop.Order.serve']);
    expect(JSON.stringify(await read)).not.toMatch(/private|hidden|logger/i);
  });
});
