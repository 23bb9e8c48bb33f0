import {describe, expect, it} from 'vitest';

import {withoutText} from '../../../../src/plugins/remark-include-sample/without-text';
import {declaredNames, declaringLanguages, outerNames, publicNames, usesName} from './declarations';

describe('the names that code declares', () => {
  it.each<[string, string, string[]]>([
    [
      'java',
      'record Order(int id) {}\nprivate static Order paidOrder() {\n}\nfinal int size = 1;',
      ['Order', 'paidOrder', 'size'],
    ],
    ['kotlin', 'class Order\nfun Order.paid() = true\nval size = 1', ['Order', 'paid', 'size']],
    ['groovy', 'class Order {}\ndef size = 1', ['Order', 'size']],
    ['scala', 'object Orders\ndef paid: Boolean = true', ['Orders', 'paid']],
    ['typescript', 'interface Order {}\nconst pact = new Pact();\nfunction pay() {}', ['Order', 'pact', 'pay']],
    ['javascript', 'class Order {}\nlet size = 1;', ['Order', 'size']],
    ['python', 'def pay():\n    pass\nSIZE: int = 1', ['pay', 'SIZE']],
    [
      'go',
      'func pay() {}\nfunc (o Order) total() int {}\ntype Order struct {}\nvar size = 1',
      ['pay', 'total', 'Order', 'size'],
    ],
    ['csharp', 'public class Order {}\nprivate readonly Pact _pact = new();', ['Order', '_pact']],
    ['ruby', 'def pay\nend\nlet(:order) { 1 }\nSIZE = 1', ['pay', 'order', 'SIZE']],
    ['php', 'final class Order {}\nfunction pay() {}', ['Order', 'pay']],
    ['rust', 'struct Order {}\nfn pay() {}\nconst SIZE: u8 = 1;', ['Order', 'pay', 'SIZE']],
    ['swift', 'struct Order {}\nfunc pay() {}\nlet size = 1', ['Order', 'pay', 'size']],
    ['cpp', 'struct Order {};\nOrder pay(int id) {\n}\nconst int size = 1;', ['Order', 'pay', 'size']],
  ])('are found in %s', (language, code, names) => {
    expect(declaringLanguages).toContain(language);
    expect([...declaredNames(code, language)]).toEqual(expect.arrayContaining(names));
  });

  it('are neither keywords nor in comments', () => {
    const code =
      'class Order {\n  // class of its own\n  void pay() {\n    try (client) {\n    } else if (paid) {\n    }\n  }\n}';
    expect([...declaredNames(code, 'java')]).toEqual(['Order', 'pay']);
  });

  it('are those of fields with generic types in Java', () => {
    const code =
      '  private final Map<String, Order> orders = new HashMap<>();\n  private static OrderApi api;\n  return order;';
    expect([...declaredNames(code, 'java')]).toEqual(['orders', 'api']);
  });

  it('are none in another language', () => {
    expect([...declaredNames('class Order', 'text')]).toEqual([]);
  });
});

describe('the names that other code may use', () => {
  const code = [
    '/** Of the shop. */',
    'public final class States',
    '    implements Closeable {',
    '  private final Store orders = new Store();',
    '',
    '  Order placed(int id) {',
    '    var order = orders.place();',
    '  }',
    '}',
  ].join('\n');

  it('are those of types and their members', () => {
    expect([...outerNames(code, 'java')]).toEqual(['States', 'orders', 'placed']);
  });

  it('are not those of variables of a function', () => {
    expect([...outerNames('Order placed(int id) {\n  var order = orders.place();\n}', 'java')]).toEqual(['placed']);
  });

  it('are not members of other types in C#, which are qualified', () => {
    const types =
      'class Api\n{\n    public Uri Address => new();\n    public static void Map(this App app) {\n    }\n}';
    expect([...outerNames(types, 'csharp')]).toEqual(['Api', 'Address', '.Map']);
    expect([...publicNames(types, 'csharp')]).toEqual(['Api', '.Map']);
  });

  it('are attributes, extension methods and parameters of classes in C#', () => {
    expect([...outerNames('class Tests(Fixture<A, B> api, Output output)', 'csharp')]).toEqual([
      'Tests',
      'api',
      'output',
    ]);
    expect([...outerNames('class FactIfSetAttribute', 'csharp')]).toEqual(['FactIfSetAttribute', 'FactIfSet']);
    expect([...outerNames('public static void Map(this App app) {', 'csharp')]).toEqual(['.Map']);
  });

  it('are not private in other files', () => {
    expect([...publicNames(code, 'java')]).toEqual(['States', 'placed']);
    expect([...publicNames('static Order paid() {\n}\nOrder open() {\n}', 'cpp')]).toEqual(['open']);
  });
});

describe('a name', () => {
  it.each(['pact.verify()', 'verify(pact)', 'return pact;', 'pact\n  .verify()'])('is used in %s', (code) => {
    expect(usesName(code, 'pact')).toBe(true);
  });

  it.each(['shop.pact', '{pact: 1}', 'const pact = 1', '(pact) => 1', 'orders.map { |pact| 1 }', 'pacts()'])(
    'is not used in %s',
    (code) => {
      expect(usesName(code, 'pact')).toBe(false);
    },
  );

  it('counts in strings that it is interpolated in', () => {
    expect(usesName(withoutText('log("Bearer ${tokens.issue("ada")}");'), 'tokens')).toBe(true);
    expect(withoutText('"""{"id": \\(order)}"""')).toBe('"" order ');
  });

  it.each([
    ['as the type of a parameter', '(change: StateChange) => 1', 'StateChange'],
    ['as the base of a class', 'class Found extends Suite:', 'Suite'],
    ['of its own type in Swift', 'Self.orderApi.run()', 'orderApi'],
    ['as an extension method', 'app.MapStates();', '.MapStates'],
  ])('is used %s', (_, code, name) => {
    expect(usesName(code, name)).toBe(true);
  });

  it('is not used as the parameter of a closure in Swift', () => {
    expect(usesName('run { product in check(product) }', 'product')).toBe(false);
  });

  it('does not count in strings and comments', () => {
    expect(withoutText('log("pact"); // pact\n/* pact */')).not.toContain('pact');
    expect(withoutText("get('https://a/pact');")).toBe('get("");');
  });
});
