import {describe, test} from 'vitest';
import {messages} from './messages.js';
import {cut, provoke} from './provoke.js';

// After an update of Pact, `npx vitest run --project messages -u` writes the files anew.
describe.concurrent('messages that pages explain', () => {
  test.for(messages)('$slug', async (message, {expect, skip}) => {
    skip(message.system !== undefined && message.system !== process.platform);
    const {failed, printed} = await provoke(message.topic, message.slug);
    const text = cut(printed, message);

    expect(failed).toBe(!message.passes);
    expect(text).toContain(message.heading);
    await expect(text).toMatchFileSnapshot(`./${message.slug}.txt`);
  });
});
