import {describe, expect, it} from 'vitest';

import {pythonFiles} from './python-project';

describe('files of Python', () => {
  const test = {
    name: 'tests/consumer/test_order.py',
    code: 'import pytest\nfrom shop.orders import OrderClient\nfrom states import paid\n\ndef test_order(): ...\n',
  };

  it('are modules where the test imports them from, and else beside it', () => {
    const names = pythonFiles([
      {name: 'orders.py', code: 'class OrderClient: ...\n'},
      {name: 'states.py', code: 'def paid(): ...\n'},
      {name: 'consumer/conftest.py', code: 'import pytest\n'},
      test,
    ]).map(({name}) => name);
    expect(names).toEqual(['shop/orders.py', 'tests/states.py', 'conftest.py', 'tests/test_order.py']);
  });

  it('are one file if the page shows it in parts, the test last, with each import once and first', () => {
    const files = pythonFiles([
      {name: 'test_order.py', code: 'import pytest\n\n@pytest.fixture\ndef pact(): ...\n'},
      {name: 'conftest.py', code: 'import pytest\n'},
      {
        name: 'tests/test_order.py',
        code: 'import pytest\nfrom pact import (\n    Pact,\n)\n\ndef test_order(pact): ...\n',
      },
    ]);
    expect(files.at(-1)).toEqual({
      name: 'tests/test_order.py',
      code: [
        'import pytest',
        'from pact import (\n    Pact,\n)',
        '@pytest.fixture\ndef pact(): ...\n\n\n\n\n\ndef test_order(pact): ...\n',
      ].join('\n'),
    });
  });
});
