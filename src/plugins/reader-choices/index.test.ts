import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';

import {readerChoices} from '../../data/reader-choices';
import {script, styles} from './index';

interface Visit {
  readonly search?: string;
  readonly stored?: string;
  readonly closed?: boolean;
}

/** Runs the inline script. */
function visit({search = '', stored, closed = false}: Visit): {sdk?: string; ci?: string; stored?: string} {
  const dataset: {sdk?: string; ci?: string} = {};
  const storage = new Map(stored === undefined ? [] : [['docusaurus.tab.sdk', stored]]);
  const open = (): Map<string, string> => {
    if (closed) {
      throw new Error('denied');
    }
    return storage;
  };
  runInNewContext(script(), {
    URLSearchParams,
    location: {search},
    document: {documentElement: {dataset}},
    localStorage: {
      getItem: (key: string) => open().get(key) ?? null,
      setItem: (key: string, value: string) => open().set(key, value),
    },
  });
  return {...dataset, stored: storage.get('docusaurus.tab.sdk')};
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

describe('the CI system of a visit', () => {
  it('comes from the URL, independently of the language', () => {
    expect(visit({search: '?ci=jenkins', stored: 'php'})).toEqual({sdk: 'php', ci: 'jenkins', stored: 'php'});
    expect(visit({search: '?ci=make'}).ci).toBe('github-actions');
  });
});

describe('the styles', () => {
  it('show the panels and label of each option', () => {
    expect(readerChoices).toHaveLength(2);
    for (const {name, options} of readerChoices) {
      for (const {id, label} of options) {
        expect(styles()).toContain(`html[data-${name}="${id}"] [data-${name}-panel~="${id}"]`);
        expect(styles()).toContain(`html[data-${name}="${id}"]{--${name}-label:"${label}"}`);
      }
    }
  });
});
