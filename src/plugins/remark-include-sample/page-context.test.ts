import {describe, expect, it} from 'vitest';

import type {Helper} from './helpers';
import {PageContext} from './page-context';

const source = 'import a.Order;\nimport a.Item;\n';
const sample = (
  code: string,
  {canPrecede = true, uses = [] as string[], file = '/test/sample.java', from = 5, to = 5} = {},
) => ({
  file,
  from,
  to,
  source,
  code,
  language: 'java',
  canPrecede,
  uses,
});
const pageWith = (...helpers: readonly (Helper & {name: string})[]): PageContext =>
  new PageContext((file, name) => {
    const found = helpers.find((helper) => helper.name === name);
    if (found === undefined) {
      throw new Error(`${file} uses ${name}`);
    }
    return found;
  });
const fold = (has: string, ...children: object[]) => ({
  name: 'SampleContext',
  attributes: [{name: 'has', value: has}],
  children: children.map((child) => ({type: 'code', lang: 'java', ...child})),
});

describe('the imports of a page', () => {
  it('stand above the first sample of a language', () => {
    expect(pageWith().take(sample('new Order();'))).toEqual({above: 'import a.Order;', below: undefined});
  });

  it('are folded below later ones, and only those that the page lacks', () => {
    const page = pageWith();
    page.take(sample('new Order();'));
    expect(page.take(sample('new Order();'))).toEqual({above: '', below: undefined});
    expect(page.take(sample('new Order(new Item());'))).toMatchObject({
      above: '',
      below: fold('imports', {value: 'import a.Item;'}),
    });
  });

  it('are folded where they must not shift the lines of the sample', () => {
    expect(pageWith().take(sample('new Order();', {canPrecede: false}))).toMatchObject({
      above: '',
      below: fold('imports', {value: 'import a.Order;'}),
    });
  });

  it('are none for a sample that has its own', () => {
    const page = pageWith();
    expect(page.take(sample('import a.Order;\n\nnew Order();'))).toEqual({above: '', below: undefined});
    expect(page.take(sample('new Order();'))).toEqual({above: '', below: undefined});
  });
});

describe('the helpers of a page', () => {
  const helper = (name: string, code: string, ...uses: string[]): Helper & {name: string} => ({
    name,
    file: `/test/${name}.java`,
    from: 11,
    to: 10 + code.split('\n').length,
    code,
    uses,
    source: `import b.Tea;${'\n'.repeat(10)}${code}`,
  });
  const placeOrder = helper('placeOrder', 'Order placeOrder() { return brew(); }', 'brew');
  const brew = helper('brew', 'Order brew() { return new Order(new Tea()); }');
  const other = helper('other', 'void other() {}');

  it('are folded below the sample, with the helpers and imports that they need in turn', () => {
    const page = pageWith(placeOrder, brew, other);
    expect(page.take(sample('var order = placeOrder();', {uses: ['placeOrder']}))).toMatchObject({
      above: '',
      below: fold(
        'both',
        {value: placeOrder.code, meta: 'title="placeOrder.java"'},
        {value: `import b.Tea;\n\n${brew.code}`},
      ),
    });
  });

  it('are one block for each file, in its order', () => {
    const own = {...helper('sample', ''), source: `${source}int size;\nvoid pay() { new Item(size); }\n`};
    const pay = {...own, from: 4, to: 4, name: 'pay', code: 'void pay() { new Item(size); }', uses: ['size']};
    const size = {...own, from: 3, to: 3, name: 'size', code: 'int size;'};
    expect(pageWith(pay, size).take(sample('pay();', {uses: ['pay']})).below).toMatchObject(
      fold(
        'both',
        {value: 'import a.Item;'},
        {value: 'int size;\n\nvoid pay() { new Item(size); }', meta: 'title="sample.java"'},
      ),
    );
  });

  it('have the folder in their title if files of that name are in many', () => {
    const common = {...other, file: '/test/main.rs'};
    expect(
      pageWith(common)
        .take(sample('other();', {uses: ['other']}))
        .below?.children.at(-1),
    ).toMatchObject({
      meta: 'title="test/main.rs"',
    });
  });

  it('are shown once', () => {
    const page = pageWith(placeOrder, brew, other);
    page.take(sample('placeOrder();', {uses: ['placeOrder']}));
    expect(page.take(sample('placeOrder();', {uses: ['placeOrder']})).below).toBeUndefined();
    expect(page.take(sample('other();', {uses: ['other', 'other']})).below).toMatchObject(
      fold('helpers', {value: other.code}),
    );
  });

  it('are left out where a sample above contains them', () => {
    const page = pageWith(placeOrder, brew, other);
    page.take(sample('other();', {file: '/test/other.java', from: 10, to: 20}));
    expect(page.take(sample('other();', {uses: ['other']})).below).toBeUndefined();
    page.take(sample('place();', {file: '/test/placeOrder.java', from: 12, to: 20}));
    expect(page.take(sample('placeOrder();', {uses: ['placeOrder']})).below).toBeDefined();
  });

  it('leave out what the page has shown of them, and not what comes later', () => {
    const code =
      'class States {\n  // #region placed uses id\n  void placed() {}\n  // #endregion placed\n\n  int id;\n}';
    const inStates = {file: '/test/States.java', from: 13, to: 13};
    const above = pageWith(helper('States', code));
    above.take(sample('void placed() {}', inStates));
    expect(above.take(sample('new States();', {uses: ['States']})).below).toMatchObject(
      fold('helpers', {value: 'class States {\n  // …\n\n  int id;\n}'}),
    );
    const later = pageWith(helper('States', code));
    expect(later.take(sample('new States();', {uses: ['States']})).below).toMatchObject(
      fold('helpers', {value: 'class States {\n  void placed() {}\n\n  int id;\n}'}),
    );
  });
});
