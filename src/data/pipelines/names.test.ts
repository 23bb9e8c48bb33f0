import {describe, expect, it} from 'vitest';

import {models} from '.';
import {folderOf, isAllowedName, withNames} from './names';

describe('a name', () => {
  it.each(['OrderWeb', 'Order Web', 'Bestellübersicht', 'orders-api_v2.1', '7'])(
    'of an application may be "%s"',
    (name) => {
      expect(isAllowedName('application', name)).toBe(true);
    },
  );

  it.each(['', ' ', "O'Web", 'a"b', '$HOME', 'a: b', 'a`b', '-x', 'a\nb', 'a\\b', 'x.'])(
    'of an application may not be "%s"',
    (name) => {
      expect(isAllowedName('application', name)).toBe(false);
    },
  );

  it('of an environment has no spaces', () => {
    expect(['production', 'pre-prod_1'].map((name) => isAllowedName('environment', name))).toEqual([true, true]);
    expect(['pre prod', '1', 'süd', 'a.b'].some((name) => isAllowedName('environment', name))).toBe(false);
  });

  it('becomes the name of a folder', () => {
    expect(['OrderWeb', 'Order Web', 'orders.api_v2', 'orderAPI'].map(folderOf)).toEqual([
      'order-web',
      'order-web',
      'orders-api-v2',
      'order-api',
    ]);
  });
});

describe('a model with names', () => {
  const namesIn = (model: unknown): string[] =>
    [...new Set(JSON.stringify(model).match(/Order(?:Web|Api|App)|order-(?:web|api|app)|production/g) ?? [])].sort();

  it('is the same without names', () => {
    for (const model of models) {
      expect(withNames(model, {})).toEqual(model);
    }
  });

  it('has the names of the reader everywhere', () => {
    for (const model of models) {
      expect(namesIn(model), model.id).not.toEqual([]);
      expect(namesIn(withNames(model, {consumer: 'A', provider: 'B', environment: 'C'})), model.id).toEqual([]);
    }
  });

  it('keeps the name of the example where the reader has none', () => {
    const [trunk] = models;
    expect(namesIn(trunk && withNames(trunk, {provider: 'B'}))).toEqual(['OrderWeb', 'order-web', 'production']);
  });
});
