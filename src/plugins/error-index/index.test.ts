import {describe, expect, it, vi} from 'vitest';

import {emittedBy} from '../../../tests/doubles/bundler';
import {readErrorMessages} from '../../content/errors';
import type {KnownMessage} from '../../data/errors/known-message';
import errorIndex, {type MessagesFile} from './index';

describe('the messages of the error index', () => {
  it('are all in the file whose address pages get', async () => {
    const plugin = errorIndex({baseUrl: '/base/', siteDir: process.cwd()} as Parameters<typeof errorIndex>[0]);
    const createData = vi.fn(async (_name: string, _data: MessagesFile) => '');
    await plugin.allContentLoaded?.({actions: {createData}} as never);
    const [name, {address}] = createData.mock.calls[0] ?? ['', {address: ''}];
    expect(name).toBe('messages.json');
    const known = JSON.parse(emittedBy(plugin).get(address.replace('/base/', '')) ?? '') as KnownMessage[];
    console.log(`error-index: checked ${known.length} messages`);
    expect(known.map(({text}) => text)).toEqual(readErrorMessages().map(({text}) => text));
    expect(known.find(({tool}) => tool === 'Pact Go')?.address).toMatch(/^\/help\/errors\/[\w-]+\?sdk=go#[\w-]+$/);
  });
});
