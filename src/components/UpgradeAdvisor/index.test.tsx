import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {history} from '../../../tests/doubles/docusaurus/router';
import {libraries as all} from '@site/src/data/releases/libraries';
import type {ReleaseNote} from '@site/src/data/releases/types';
import {newestOf, releasesOf, type LibraryReleases, type UpgradeLibrary} from '@site/src/data/releases/upgrade';
import Advisor from './Advisor';

const note = (version: string, action = 'Nothing has to change.'): ReleaseNote => ({
  version,
  change: `Version ${version} is better.`,
  action,
});

/** Releases of a library that has a note on each of its versions. */
function releasesWith(id: UpgradeLibrary['id'], notes: readonly ReleaseNote[]): LibraryReleases {
  const library = all.find((each) => each.id === id) ?? all[0];
  const releases = notes.map(({version}) => ({version, date: '2026-01-31'}));
  return releasesOf(
    {library, list: {generated: 'by hand', library: id, releases}, notes, changes: [], anchors: {}},
    (page) => page,
  );
}

const data = new Map<string, LibraryReleases>([
  [
    '/pact-js.json',
    releasesWith('pact-js', [
      note('17.1.4'),
      note('17.0.0', 'Move to Node.js 22.'),
      note('16.1.0'),
      {...note('16.0.0'), guide: {page: '/migrations/16.mdx', title: 'Migrating from 15 to 16'}},
      note('15.0.0'),
    ]),
  ],
  ['/pact-go.json', releasesWith('pact-go', [note('3.0.0-rc.1'), note('2.0.0'), note('2.0.0-beta.1'), note('1.0.0')])],
]);
const offer = (id: UpgradeLibrary['id'], name: string): UpgradeLibrary => {
  const versions = data.get(`/${id}.json`)?.versions ?? [];
  return {id, name, page: `/${id}`, newest: newestOf(versions), steps: versions.length, releases: `/${id}.json`};
};
const libraries = [offer('pact-js', 'Pact JS'), offer('pact-go', 'Pact Go')];
const newest = '17.1.4';

const fetched = vi.fn();
const status = (): string => screen.getByRole('status').textContent;
const select = (label: string): HTMLSelectElement => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string): void => void fireEvent.change(select(label), {target: {value}});
const steps = (): string[] =>
  within(screen.getByRole('list', {name: 'Upgrade steps'}))
    .getAllByRole('listitem')
    .map(({textContent}) => textContent);

async function open(search: string): Promise<void> {
  history.replace({pathname: '/help/upgrade', search, hash: ''});
  render(<Advisor libraries={libraries} />);
  await waitFor(() => expect(status()).not.toContain('Loading'));
}

beforeEach(() => {
  document.documentElement.dataset.sdk = 'javascript';
  fetched.mockReset();
  fetched.mockImplementation(async (address: string) => Response.json(data.get(address)));
  vi.stubGlobal('fetch', fetched);
});

describe('the upgrade advisor', () => {
  it('starts with the library of the reader’s language, and loads no other', async () => {
    document.documentElement.dataset.sdk = 'go';
    await open('');
    expect(select('Library').value).toBe('pact-go');
    expect(status()).toBe('Select the version you have now.');
    expect(fetched.mock.calls.map(([address]) => address as string)).toEqual(['/pact-go.json']);
  });

  it('shows the steps to the latest version, oldest first, and keeps the selection in the URL', async () => {
    await open('?sdk=javascript');
    choose('From version', '15.0.0');
    expect(history.location.search).toBe(`?sdk=javascript&library=pact-js&from=15.0.0&to=${newest}`);
    expect(status()).toContain(`Pact JS, from 15.0.0 to ${newest}: `);
    expect(steps()[0]).toMatch(/^16\.0\.0Major version/);
    choose('To version', '16.1.0');
    expect(steps()).toHaveLength(2);
    expect(screen.getByRole('link', {name: 'Migrating from 15 to 16'})).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Release notes for 16.1.0 on GitHub'}).getAttribute('href')).toBe(
      'https://github.com/pact-foundation/pact-js/releases/tag/v16.1.0',
    );
    expect(screen.getByRole('link', {name: 'Edit these notes'}).getAttribute('href')).toMatch(
      /\/edit\/master\/content\/releases\/pact-js\.yml$/,
    );
  });

  it('can hide the steps where nothing has to change', async () => {
    await open('?library=pact-js&from=15.0.0&to=17.1.4');
    expect(steps()).toHaveLength(4);
    const filter = screen.getByLabelText('Hide 3 steps where nothing has to change');
    fireEvent.click(filter);
    expect(steps()).toEqual([expect.stringMatching(/^17\.0\.0.*What to do: Move to Node\.js 22\./)]);
    fireEvent.click(filter);
    expect(steps()).toHaveLength(4);
  });

  it('can hide all steps', async () => {
    await open('?library=pact-js&from=15.0.0&to=16.1.0');
    fireEvent.click(screen.getByLabelText('Hide 2 steps where nothing has to change'));
    expect(screen.queryByRole('list', {name: 'Upgrade steps'})).toBeNull();
  });

  it('has nothing to hide where each step asks for changes', async () => {
    await open('?library=pact-js&from=16.1.0&to=17.0.0');
    expect(steps()).toHaveLength(1);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('lists pre-releases after all other versions', async () => {
    await open('?library=pact-go');
    const groups = [...select('From version').querySelectorAll('optgroup')];
    expect(groups.map(({label, textContent}) => [label, textContent])).toEqual([
      ['Version 2', '2.0.0'],
      ['Version 1', '1.0.0'],
      ['Pre-releases', '3.0.0-rc.12.0.0-beta.1'],
    ]);
  });

  it('resets the versions when another library is selected', async () => {
    await open('?library=pact-js&from=15.0.0&to=16.0.0');
    choose('Library', 'pact-go');
    expect(history.location.search).toBe('?library=pact-go');
    await screen.findByText('Select the version you have now.');
    expect(select('From version').value).toBe('');
  });

  it('shows the selection of a link', async () => {
    await open('?library=pact-js&from=16.0.0&to=17.0.0');
    expect(select('From version').value).toBe('16.0.0');
    expect(select('To version').value).toBe('17.0.0');
    expect(steps().at(-1)).toContain('What to do: Move to Node.js 22');
  });

  it('takes the beginning of a version', async () => {
    await open('?library=pact-js&from=15&to=16');
    expect(status()).toContain('Pact JS, from 15.0.0 to 16.1.0: ');
  });

  it.each([
    ['?library=pact-js5', 'Unknown library “pact-js5”. Showing Pact JS instead.Select the version'],
    ['?library=pact-js&from=12', 'Pact JS has no version “12”.Select the version you have now.'],
    [
      '?library=pact-js&from=16.0.0&to=99.0.0',
      `Pact JS has no version “99.0.0”. Using ${newest}, the latest, instead.Pact JS, from 16.0.0 to ${newest}: `,
    ],
    ['?library=pact-js&from=17.0.0&to=16.0.0', '16.0.0 is older than 17.0.0. Select a newer version to upgrade to.'],
    ['?library=pact-js&from=17.0.0&to=17.0.0', 'You already have 17.0.0. There is nothing to do.'],
  ])('says what is wrong with %s', async (search, message) => {
    await open(search);
    expect(status()).toContain(message);
  });

  it('links to the release history when loading fails, and can try again', async () => {
    fetched.mockRejectedValueOnce(new Error('offline'));
    await open('?library=pact-js');
    expect(status()).toContain("Couldn't load the versions of Pact JS.");
    expect(screen.getByRole('link', {name: 'release history'}).getAttribute('href')).toBe('/pact-js');
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    await screen.findByText('Select the version you have now.');
  });

  it('treats an HTTP error as a failure', async () => {
    fetched.mockResolvedValueOnce(new Response('', {status: 404}));
    await open('?library=pact-js');
    expect(status()).toContain("Couldn't load");
  });
});
