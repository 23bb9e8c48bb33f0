import {readFileSync} from 'node:fs';
import Ajv from 'ajv/dist/2020';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {sdks} from '@site/src/data/sdks';
import {pageTypes} from '@site/src/shared/front-matter';
import {pageRatingReasonTexts} from '@site/src/texts/page-rating-reasons';
import {kindOf, sendFeedback, type FeedbackMessage, type PageKind} from './message';
import {reasons} from './reasons';

interface Schema {
  readonly properties: Readonly<Record<string, {readonly enum?: readonly string[]}>>;
}

const schema = JSON.parse(readFileSync('src/components/PageRating/feedback.schema.json', 'utf8')) as Schema;
const validate = new Ajv({strict: true, strictRequired: false}).compile(schema);
const kinds = Object.keys(reasons) as PageKind[];

const endpoint = 'https://feedback.example/votes';
const vote: FeedbackMessage = {version: 1, page: '/faq', pageType: 'reference', vote: 'up'};

/** Every message that the site can send about a page. */
const everyMessage = kinds.flatMap((pageType) =>
  [undefined, ...sdks.map(({id}) => id)].flatMap((language): FeedbackMessage[] => [
    {version: 1, page: '/faq', pageType, vote: 'up', language},
    {version: 1, page: '/faq', pageType, vote: 'down', language},
    ...reasons[pageType].map(
      (reason) => ({version: 1, page: '/faq', pageType, vote: 'down', reason, language}) as const,
    ),
  ]),
);

afterEach(() => vi.unstubAllGlobals());

describe('the reasons', () => {
  it('exist for every kind of page, without duplicates, and end with “Something else”', () => {
    expect([...kinds].sort()).toEqual([...pageTypes, 'troubleshooting'].sort());
    for (const kind of kinds) {
      expect(new Set(reasons[kind]).size).toBe(reasons[kind].length);
      expect(reasons[kind].at(-1)).toBe('other');
    }
  });

  it('are all offered on some kind of page', () => {
    const offered = new Set(kinds.flatMap((kind) => reasons[kind]));
    expect([...offered].sort()).toEqual(Object.keys(pageRatingReasonTexts.reasons).sort());
  });

  it.each([
    ['/help/errors', 'hub', 'troubleshooting'],
    ['/help/errors/connection-refused', 'how-to', 'troubleshooting'],
    ['/implementation_guides/go/docs/troubleshooting', 'reference', 'troubleshooting'],
    ['/implementation_guides/php/docs/alpine-ffi-troubleshooting', 'how-to', 'troubleshooting'],
    ['/help/errors-of-the-past', 'explanation', 'explanation'],
    ['/help', 'hub', 'hub'],
  ] as const)('of %s, a page of type %s, are those of %s', (path, pageType, kind) => {
    expect(kindOf(path, pageType)).toBe(kind);
  });
});

describe('the schema of messages', () => {
  it('allows every message that the site sends', () => {
    console.log(`feedback: checked ${everyMessage.length} messages`);
    expect(everyMessage.length).toBeGreaterThan(100);
    const refused = everyMessage.filter((message) => !validate(JSON.parse(JSON.stringify(message))));
    expect(refused).toEqual([]);
  });

  it('lists exactly the reasons and languages of the site', () => {
    expect(schema.properties.reason?.enum).toEqual(Object.keys(pageRatingReasonTexts.reasons).sort());
    expect(schema.properties.language?.enum).toEqual(sdks.map(({id}) => id));
  });

  it.each<[string, object]>([
    ['no version', {...vote, version: undefined}],
    ['another version', {...vote, version: 2}],
    ['no page', {...vote, page: undefined}],
    ['a page with a query', {...vote, page: '/search?q=secret'}],
    ['a page with a fragment', {...vote, page: '/faq#a'}],
    ['a page of another host', {...vote, page: 'https://feedback.example/faq'}],
    ['an unknown type of page', {...vote, pageType: 'blog'}],
    ['an invalid vote', {...vote, vote: 1}],
    ['a reason for thumbs up', {...vote, reason: 'other'}],
    ['a reason in the reader’s words', {...vote, vote: 'down', reason: 'No sample in Go'}],
    ['an unknown language', {...vote, language: 'cobol'}],
    ['what the reader wrote', {...vote, text: 'No sample in Go'}],
    ['who the reader is', {...vote, visitor: '6f1c'}],
  ])('rejects %s', (_, message) => {
    expect(validate(JSON.parse(JSON.stringify(message)))).toBe(false);
  });
});

describe('a message', () => {
  it('is sent as JSON by sendBeacon', async () => {
    const sendBeacon = vi.fn((_address: string, _body: Blob) => true);
    vi.stubGlobal('navigator', {sendBeacon});
    sendFeedback(endpoint, {...vote, language: undefined});
    const [address, body] = sendBeacon.mock.calls[0] ?? [];
    expect(address).toBe(endpoint);
    expect(body?.type).toBe('application/json');
    expect(JSON.parse((await body?.text()) ?? '')).toEqual(vote);
  });

  it('is sent by fetch where there is no sendBeacon, with keepalive and without cookies', () => {
    const fetch = vi.fn(() => Promise.reject(new Error('offline')));
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', fetch);
    sendFeedback(endpoint, vote);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(endpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(vote),
      keepalive: true,
      credentials: 'omit',
    });
  });

  it('causes no error when it is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('navigator', {sendBeacon: blocked});
    expect(() => sendFeedback(endpoint, vote)).not.toThrow();
  });
});
