import {describe, expect, it} from 'vitest';

import type {Helper} from './helpers';
import {PageContext} from './page-context';

const source = 'import a.Order;\nimport a.Item;\n';
const sample = (code: string, {canPrecede = true, helpers = [] as Helper[]} = {}) => ({
  file: '/test/sample.java',
  source,
  code,
  language: 'java',
  canPrecede,
  helpersOf: () => helpers,
});
const fold = (has: string, ...children: object[]) => ({
  name: 'SampleContext',
  attributes: [{name: 'has', value: has}],
  children: children.map((child) => ({type: 'code', lang: 'java', ...child})),
});

describe('the imports of a page', () => {
  it('stand above the first sample of a language', () => {
    expect(new PageContext().take(sample('new Order();'))).toEqual({above: 'import a.Order;', below: undefined});
  });

  it('are folded below later ones, and only those that the page lacks', () => {
    const page = new PageContext();
    page.take(sample('new Order();'));
    expect(page.take(sample('new Order();'))).toEqual({above: '', below: undefined});
    expect(page.take(sample('new Order(new Item());'))).toMatchObject({
      above: '',
      below: fold('imports', {value: 'import a.Item;'}),
    });
  });

  it('are folded where they must not shift the lines of the sample', () => {
    expect(new PageContext().take(sample('new Order();', {canPrecede: false}))).toMatchObject({
      above: '',
      below: fold('imports', {value: 'import a.Order;'}),
    });
  });

  it('are none for a sample that has its own', () => {
    const page = new PageContext();
    expect(page.take(sample('import a.Order;\n\nnew Order();'))).toEqual({above: '', below: undefined});
    expect(page.take(sample('new Order();'))).toEqual({above: '', below: undefined});
  });
});

describe('the helpers of a page', () => {
  const helper = (name: string, code: string): Helper => ({
    file: `/test/${name}.java`,
    from: 11,
    to: 10 + code.split('\n').length,
    code,
    source: `import b.Tea;${'\n'.repeat(10)}${code}`,
    names: new Set([name]),
    publicNames: new Set([name]),
  });
  const helpers = [
    helper('placeOrder', 'Order placeOrder() { return brew(); }'),
    helper('brew', 'Order brew() { return new Order(new Tea()); }'),
    helper('other', 'void other() {}'),
  ];

  it('are folded below the sample, with the helpers and imports that they need in turn', () => {
    const page = new PageContext();
    expect(page.take(sample('var order = placeOrder();', {helpers}))).toMatchObject({
      above: '',
      below: fold(
        'both',
        {value: helpers[0]?.code, meta: 'title="placeOrder.java"'},
        {value: `import b.Tea;\n\n${helpers[1]?.code}`},
      ),
    });
  });

  it('are one block for each file, in its order', () => {
    const own = {...helper('sample', ''), source: `${source}int size;\nvoid pay() { new Item(size); }\n`};
    const pay = {...own, from: 4, to: 4, code: 'void pay() { new Item(size); }', names: new Set(['pay'])};
    const size = {...own, from: 3, to: 3, code: 'int size;', names: new Set(['size'])};
    expect(new PageContext().take(sample('pay();', {helpers: [pay, size]})).below).toMatchObject(
      fold(
        'both',
        {value: 'import a.Item;'},
        {value: 'int size;\n\nvoid pay() { new Item(size); }', meta: 'title="sample.java"'},
      ),
    );
  });

  it('have the folder in their title if files of that name are in many', () => {
    const common = {...helper('other', 'void other() {}'), file: '/test/main.rs'};
    expect(new PageContext().take(sample('other();', {helpers: [common]})).below?.children.at(-1)).toMatchObject({
      meta: 'title="test/main.rs"',
    });
  });

  it('are shown once', () => {
    const page = new PageContext();
    page.take(sample('placeOrder();', {helpers}));
    expect(page.take(sample('placeOrder();', {helpers})).below).toBeUndefined();
    expect(page.take(sample('other();', {helpers})).below).toMatchObject(fold('helpers', {value: helpers[2]?.code}));
  });

  it('are left out where the sample declares the name itself', () => {
    const own = 'void other() {\n}\nvoid test() {\n other();\n}';
    expect(new PageContext().take(sample(own, {helpers})).below).toBeUndefined();
  });

  it('are left out where a sample contains them, before or later on the page', () => {
    const page = new PageContext();
    page.announceSample({file: '/test/other.java', from: 10, to: 20});
    expect(page.take(sample('other();', {helpers})).below).toBeUndefined();
    page.announceSample({file: '/test/placeOrder.java', from: 12, to: 20});
    expect(page.take(sample('placeOrder();', {helpers})).below).toBeDefined();
  });

  it('are left out where code that is written on the page declares the name', () => {
    const page = new PageContext();
    page.announceCode('void other() {\n}', 'java');
    expect(page.take(sample('other();', {helpers})).below).toBeUndefined();
  });

  it('are the first of those with a name', () => {
    const again = {...helper('again', 'void other() { twice(); }'), publicNames: new Set(['other'])};
    expect(new PageContext().take(sample('other();', {helpers: [...helpers, again]})).below).toMatchObject(
      fold('helpers', {value: helpers[2]?.code}),
    );
  });

  it('are of the same file where it has one, and else not private', () => {
    const own = {...helper('sample', 'void other() { mine(); }'), names: new Set(['other'])};
    const page = new PageContext();
    expect(page.take(sample('other();', {helpers: [...helpers, own]})).below).toMatchObject(
      fold('helpers', {value: own.code}),
    );
    const hidden = {...helper('hidden', 'private void hidden() {}'), publicNames: new Set<string>()};
    expect(page.take(sample('hidden();', {helpers: [hidden]})).below).toBeUndefined();
  });

  it('are not of other files where the file of the sample declares the name', () => {
    const declaring = {...sample('other();', {helpers}), source: 'void other() {\n}\n'};
    expect(new PageContext().take(declaring).below).toBeUndefined();
  });

  it('leave out the samples of the page that they contain', () => {
    const code = 'class States {\n  // #region placed\n  void placed() {}\n  // #endregion placed\n\n  int id;\n}';
    const page = new PageContext();
    page.announceSample({file: '/test/States.java', from: 13, to: 13});
    expect(page.take(sample('new States();', {helpers: [helper('States', code)]})).below).toMatchObject(
      fold('helpers', {value: 'class States {\n  // …\n\n  int id;\n}'}),
    );
  });
});
