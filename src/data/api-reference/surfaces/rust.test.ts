import {describe, expect, it} from 'vitest';

import {readRustFile} from './rust-items';

const code = `
//! A shop.

/// An order.
pub struct Order<T> {
  /// Its number.
  pub id: u64,
  pub note: Option<
    String,
  >,
  /// A field and a method.
  pub send: bool,
  secret: T
}

impl <T> Default for Order<T> {
  fn default() -> Self {
    Order { id: 1, note: None, send: true, secret: T::default() }
  }
}

impl<T> Order<T> {
  pub fn new<S: Into<String>>(
    sku: S,
    quantity: usize,
  ) -> Self { todo!() }
  pub async fn send<F>(&mut self, to: F) -> &mut Self
  where
    F: FnOnce(u8) -> u8,
  { self }
  fn check(&self) {}
  pub(crate) fn inside(&self) {}
  #[doc(hidden)]
  pub fn hidden(&self) {}
}

pub enum Status {
  Open,
  Paid(u64),
  Sent { carrier: String }
}

#[async_trait]
pub trait Carrier: Debug {
  /// Takes it along.
  async fn take(self: Arc<Self>, order: &Order<u8>) -> bool;
  fn name(&self) -> String { String::new() }
}

pub fn price(sku: &str) -> f64 { 1.5 }
fn helper() {}
pub(crate) struct Inside { pub a: u8 }
struct Private { pub a: u8 }

#[macro_export]
macro_rules! bundle {
  ($first:expr, [ $( $rest:expr ),* ]) => { 1 };
}
#[macro_export]
#[doc(hidden)]
macro_rules! inner { ($a:expr) => { 1 }; }
macro_rules! local { ($a:expr) => { 1 }; }

#[cfg(test)]
mod tests { pub fn tested() {} }
`;

describe('the interface of a Rust crate', () => {
  const read = readRustFile('shop', code);

  it('has the crate, and types with public members', async () => {
    expect(Object.keys(await read).toSorted()).toEqual(['Carrier', 'Order', 'Status', 'Status::Sent', 'shop']);
  });

  it('has public fields with their defaults', async () => {
    const {Order = []} = await read;
    expect(Order.slice(0, 2)).toEqual([
      {name: 'id', optional: true, type: 'u64', default: '1'},
      {name: 'note', optional: true, type: 'Option<String>', default: 'None'},
    ]);
  });

  it('has public methods on one line, with their bounds', async () => {
    const {Order = []} = await read;
    expect(Order.slice(2)).toEqual([
      {
        name: 'new',
        optional: false,
        signature: 'new<S: Into<String>>(sku: S, quantity: usize)',
        returns: 'Self',
      },
      {
        name: 'send',
        optional: false,
        signature: 'async send<F>(&mut self, to: F) where F: FnOnce(u8) -> u8',
        returns: '&mut Self',
      },
    ]);
  });

  it('has the variants of an enum, and the fields of one', async () => {
    const holders = await read;
    expect(holders.Status?.map(({type}) => type)).toEqual(['Status::Open', 'Status::Paid(u64)', 'Status::Sent']);
    expect(holders['Status::Sent']).toEqual([{name: 'carrier', optional: false, type: 'String'}]);
  });

  it('has the methods of a trait, with and without a default implementation', async () => {
    const {Carrier} = await read;
    expect(Carrier?.map(({signature}) => signature)).toEqual([
      'async take(self: Arc<Self>, order: &Order<u8>)',
      'name(&self)',
    ]);
  });

  it('has the functions and exported macros of the crate', async () => {
    const {shop} = await read;
    expect(shop).toEqual([
      {name: 'price', optional: false, signature: 'price(sku: &str)', returns: 'f64'},
      {name: 'bundle!', optional: false, signature: 'bundle!(first, [rest …])'},
    ]);
  });
});
