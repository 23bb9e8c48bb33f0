import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';

import {script} from './index';

interface Visit {
  readonly search?: string;
  readonly stored?: string;
  readonly closed?: boolean;
  /** How the reader came to the page, as the browser says it. */
  readonly type?: NavigationTimingType;
}

interface Shown {
  readonly sdk?: string;
  readonly ci?: string;
  readonly stored?: string;
  /** The address, if the script has changed it. */
  readonly address?: string;
  readonly rules: string;
}

/** Runs the inline script. */
function visit({search = '', stored, closed = false, type = 'navigate'}: Visit): Shown {
  const dataset: {sdk?: string; ci?: string} = {};
  const storage = new Map(stored === undefined ? [] : [['docusaurus.tab.sdk', stored]]);
  const shown: {address?: string} = {};
  let rules = '';
  const open = (): Map<string, string> => {
    if (closed) {
      throw new Error('denied');
    }
    return storage;
  };
  runInNewContext(script(), {
    URLSearchParams,
    addEventListener: () => undefined,
    performance: {getEntriesByType: () => [{type}]},
    location: {pathname: '/a', search, hash: '#b'},
    history: {state: null, replaceState: (_state: null, _title: string, address: string) => (shown.address = address)},
    document: {documentElement: {dataset}, adoptedStyleSheets: []},
    CSSStyleSheet: class {
      replaceSync(text: string): void {
        rules += text;
      }
    },
    localStorage: {
      getItem: (key: string) => open().get(key) ?? null,
      setItem: (key: string, value: string) => open().set(key, value),
    },
  });
  return {...dataset, ...shown, rules, stored: storage.get('docusaurus.tab.sdk')};
}

describe('the language of a visit', () => {
  it('comes from the URL, and is remembered', () => {
    expect(visit({search: '?sdk=go', stored: 'php'})).toMatchObject({sdk: 'go', stored: 'go'});
  });

  it('falls back to the stored one', () => {
    expect(visit({stored: 'php'})).toMatchObject({sdk: 'php', stored: 'php'});
    expect(visit({search: '?sdk=cobol', stored: 'php'})).toMatchObject({sdk: 'php', stored: 'php'});
  });

  it('defaults to JavaScript, which is not stored', () => {
    expect(visit({})).toMatchObject({sdk: 'javascript', stored: undefined});
    expect(visit({stored: 'cobol'})).toMatchObject({sdk: 'javascript', stored: 'cobol'});
  });

  it('comes from the URL when storage is blocked', () => {
    expect(visit({search: '?sdk=go', closed: true}).sdk).toBe('go');
    expect(visit({closed: true}).sdk).toBe('javascript');
  });
});

describe('the language of a page to which the reader returns', () => {
  it('is the one that was chosen last, and the URL says so', () => {
    expect(visit({type: 'back_forward', search: '?q=1&sdk=go', stored: 'php'})).toMatchObject({
      sdk: 'php',
      stored: 'php',
      address: '/a?q=1&sdk=php#b',
    });
  });

  it('comes from the URL if nothing is stored', () => {
    expect(visit({type: 'back_forward', search: '?sdk=go'})).toMatchObject({sdk: 'go', stored: 'go'});
    expect(visit({type: 'back_forward', search: '?sdk=go', stored: 'cobol'})).toMatchObject({sdk: 'go', stored: 'go'});
  });

  it('leaves a URL without a language, or with the same one, as it is', () => {
    expect(visit({type: 'back_forward', stored: 'php'}).address).toBeUndefined();
    expect(visit({type: 'back_forward', search: '?sdk=php', stored: 'php'}).address).toBeUndefined();
    expect(visit({search: '?sdk=go', stored: 'php'}).address).toBeUndefined();
  });
});

describe('the CI system of a visit', () => {
  it('comes from the URL, independently of the language', () => {
    expect(visit({search: '?ci=jenkins', stored: 'php'})).toMatchObject({sdk: 'php', ci: 'jenkins', stored: 'php'});
    expect(visit({search: '?ci=make'}).ci).toBe('github-actions');
  });
});

describe('the styles of a visit', () => {
  it('show the panels and the name of the chosen option', () => {
    const {rules} = visit({search: '?sdk=cpp&ci=jenkins'});
    expect(rules).toContain('[data-sdk-panel~="cpp"] {display: block');
    expect(rules).toContain('[data-sdk-label]::before {content: "C++"}');
    expect(rules).toContain('[data-ci-tab="jenkins"] {border-color');
  });
});
