import {describe, expect, it} from 'vitest';

import {emittedBy} from '../../../tests/doubles/bundler';
import {emitFetchedData, toFetchedData} from './index';

describe('data that a page fetches', () => {
  const data = toFetchedData('errors/messages', [{text: 'Missing request'}]);

  it('has a different name when its content changes', () => {
    expect(data.text).toBe('[{"text":"Missing request"}]');
    expect(data.file).toMatch(/^assets\/errors\/messages\.[\da-f]{8}\.json$/);
    expect(toFetchedData('errors/messages', [{text: 'Missing request'}])).toEqual(data);
    expect(toFetchedData('errors/messages', []).file).not.toBe(data.file);
  });

  it('is emitted with the client bundle only, in its state at that time', () => {
    let prepared = [toFetchedData('errors/messages', [])];
    const plugin = {name: 'a-plugin', configureWebpack: emitFetchedData('a-plugin', () => prepared)};
    prepared = [data];
    expect([...emittedBy(plugin)]).toEqual([[data.file, data.text]]);
    expect([...emittedBy(plugin, true)]).toEqual([]);
  });
});
