import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import matrix from '@generated/content-collections/default/support-matrix.json';

import {history} from '../../../tests/doubles/docusaurus/router';
import SupportControls from './Controls';
import SupportTable from './index';
import {defaultLibraries, featuresOf, parseSelection, withSelection} from './query';

const {libraries, groups} = matrix;

function Page() {
  return (
    <>
      <SupportControls />
      {groups.map(({id, title}) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
          <SupportTable of={id} />
        </section>
      ))}
    </>
  );
}

/** Opens the page in a window of some width. */
function open(search = '', width = 1366): void {
  history.replace({pathname: '/roadmap/feature_support', search, hash: ''});
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<Page />);
}

const table = () => screen.getByRole('table', {name: 'Specification'});
const columns = (): string[] =>
  within(table())
    .getAllByRole('columnheader')
    .slice(1)
    .map(({textContent}) => textContent);
const rows = (): (string | null)[] =>
  screen.queryAllByRole('rowheader').map(({firstChild}) => firstChild?.textContent ?? null);
const status = (): string => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  // The script of the reader-choices plugin sets this; without it, the choice is hidden.
  document.documentElement.dataset.sdk = 'javascript';
});

describe('the matrix', () => {
  it('shows everything without scripts, with an answer in words', () => {
    const html = renderToStaticMarkup(<Page />);
    expect(html.match(/<td /g)).toHaveLength(libraries.length * 3);
    expect(html).toMatch(/<td data-support="yes"><span><span class="[^"]*">since <\/span>10\.2<\/span><\/td>/);
    expect(html).toMatch(
      /href="\/roadmap\/feature_support\/pact-jvm#spec-4"><span class="[^"]*">partly, since <\/span>4\.1</,
    );
    expect(html).toMatch(/<td data-support="no"><span><span class="[^"]*">no<\/span><\/span><\/td>/);
    expect(html).toContain('id="spec-4"');
  });

  it('shows the libraries that are chosen, and keeps them in the query string', () => {
    open();
    expect(columns()).toEqual(libraries.map(({name}) => name));
    fireEvent.click(screen.getByRole('checkbox', {name: 'Pact Go'}));
    expect(columns()).toEqual(['Pact JS', 'Pact JVM', 'Command-line tools']);
    expect(history.location.search).toBe('?libraries=js,jvm,cli');
    expect(status()).toBe('3 of 3 features, 3 libraries');
    fireEvent.click(screen.getByRole('button', {name: 'No library'}));
    expect(columns()).toEqual([]);
    fireEvent.click(screen.getByRole('button', {name: 'Reset'}));
    expect(columns()).toHaveLength(libraries.length);
    expect(history.location.search).toBe('');
  });

  it("shows fewer libraries in a narrow window, the one of the reader's language among them", () => {
    document.documentElement.dataset.sdk = 'go';
    open('', 390);
    expect(columns()).toEqual(['Pact JS', 'Pact Go']);
  });

  it('finds features, and says where there are none', () => {
    open('?libraries=js,jvm');
    fireEvent.change(screen.getByLabelText('Find a feature'), {target: {value: 'WRITES 4'}});
    expect(rows()).toEqual(['Writes version 4']);
    expect(screen.getByText('No feature of this subject matches.')).toBeTruthy();
    expect(history.location.search).toBe('?libraries=js,jvm&feature=WRITES+4');
  });

  it('leaves out features in which the chosen libraries agree', () => {
    open('?libraries=js,jvm');
    fireEvent.click(screen.getByLabelText('Only features in which these libraries differ'));
    expect(rows()).toEqual(['Writes version 4']);
    expect(status()).toBe('1 of 3 features, 2 libraries');
  });

  it('has no table for a group that it does not know', () => {
    expect(() => renderToStaticMarkup(<SupportTable of="group-tea" />)).toThrow(
      '<SupportTable of="group-tea"> has no group; use one of group-specification, group-plugins',
    );
  });
});

describe('the query string', () => {
  it.each([
    ['', undefined],
    ['?libraries=go,js', ['pact-js', 'pact-go']],
    ['?libraries=pact-jvm,tea,cli', ['pact-jvm', 'cli']],
    ['?libraries=none', []],
  ])('%j chooses %j', (search, expected) => {
    expect(parseSelection(search, libraries).libraries).toEqual(expected);
  });

  it('ignores a wish for differences that it does not know', () => {
    expect(parseSelection('?differences=1&feature=a+b', libraries)).toMatchObject({differences: false, feature: 'a b'});
  });

  it('keeps its other parameters', () => {
    const selection = {libraries: ['pact-js', 'cli'], feature: 'a b', differences: true};
    expect(withSelection('?sdk=go', selection)).toBe('?sdk=go&libraries=js,cli&feature=a+b&differences=only');
    expect(withSelection('?feature=a', {libraries: undefined, feature: '', differences: false})).toBe('');
    expect(withSelection('', {libraries: [], feature: '', differences: false})).toBe('?libraries=none');
  });
});

it.each([
  [Infinity, 'go', ['pact-js', 'pact-jvm', 'pact-go', 'cli']],
  [2, 'go', ['pact-js', 'pact-go']],
  [2, 'java', ['pact-js', 'pact-jvm']],
  [1, 'kotlin', ['pact-jvm']],
])('with room for %s, a reader of %s sees %j first', (room, sdk, expected) => {
  expect(defaultLibraries(libraries, sdk, room)).toEqual(expected);
});

it('compares only the chosen libraries', () => {
  const differences = {libraries: undefined, feature: '', differences: true};
  const [group] = groups;
  expect(group && featuresOf(group, differences, [0, 1, 2]).map(({id}) => id)).toEqual(['spec-4']);
  expect(group && featuresOf(group, differences, [2]).map(({id}) => id)).toEqual([]);
});
