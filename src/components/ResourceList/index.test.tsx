import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it} from 'vitest';
import collections from '@generated/content-collections/default/resources.json';

import {history} from '../../../tests/doubles/docusaurus/router';
import {matches, parseFilter, withFilter} from './query';
import ResourceFilter from './Filter';
import ResourceList from './index';
import PluginList from './Plugins';

const total = collections.articles.length;
const years = [...new Set(collections.articles.map(({date}) => date.slice(0, 4)))];

function Page() {
  return (
    <>
      <ResourceFilter of="articles" />
      {years.map((year) => (
        <section key={year} aria-label={year}>
          <ResourceList of="articles" year={year} />
        </section>
      ))}
    </>
  );
}

const shown = () => screen.queryAllByRole('listitem').length;

beforeEach(() => {
  history.replace({pathname: '/a', search: '', hash: ''});
  // The script of the reader-choices plugin sets this; without it, the filter is hidden.
  document.documentElement.dataset.sdk = 'javascript';
});

describe('a list of resources', () => {
  it('shows every entry once, under its year', () => {
    render(<Page />);
    expect(shown()).toBe(total);
    expect(screen.getByRole('status').textContent).toBe(`${total} entries`);
    const year = within(screen.getByRole('region', {name: '2016'})).getAllByRole('listitem');
    expect(year).toHaveLength(collections.articles.filter(({date}) => date.startsWith('2016')).length);
  });

  it('shows author, date, kind, subjects and related link of an entry', () => {
    render(<ResourceList of="articles" year="2016" />);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Talk Ronald Holshausen · Melbourne JVM Meetup · April 2016');
    expect(first?.textContent).toContain('About Java');
    expect(within(first as HTMLElement).getByRole('link', {name: 'slides'})).toBeTruthy();
  });

  it('says which entries lead to an archived copy', () => {
    render(<ResourceList of="articles" />);
    const archived = screen.getAllByRole('listitem').filter(({textContent}) => textContent.includes('archived copy'));
    expect(archived.map(({textContent}) => textContent)).toEqual(['Gone from its siteArticle 2015 · archived copy']);
  });

  it('shows the entries of a kind, and when a project last changed', () => {
    render(<ResourceList of="projects" kind="tool" />);
    expect(shown()).toBe(collections.projects.filter(({kind}) => kind === 'tool').length);
    expect(screen.getAllByText(/last changed \d/)).toHaveLength(shown());
  });

  it('shows the first and last day of an event', () => {
    render(<ResourceList of="events" />);
    expect(screen.getByText(/13 June 2024 to 14 June 2024/)).toBeTruthy();
  });

  it('keeps browsers from translating the names of plugins, which tests pass to the library', () => {
    render(<PluginList status="index" />);
    expect(screen.getByRole('link', {name: 'csv'}).getAttribute('translate')).toBe('no');
  });

  it('links to the file in which its entries are written', () => {
    render(<ResourceList of="books" />);
    const link = screen.getByRole('link', {name: 'Edit this list'});
    expect(link.getAttribute('href')).toMatch(/\/edit\/master\/content\/resources\/books\.yml$/);
  });

  it('shows everything without scripts, whatever the query string says', () => {
    history.replace({pathname: '/a', search: '?kind=podcast', hash: ''});
    expect(renderToStaticMarkup(<Page />).match(/<li /g)).toHaveLength(total);
  });

  it('throws if it would be empty', () => {
    expect(() => renderToStaticMarkup(<ResourceList of="articles" year="1999" />)).toThrow(
      '<ResourceList of="articles"> has no entries for 1999; add an entry or remove the list',
    );
  });
});

describe('the filter', () => {
  it('filters all lists on the page, counts the matches, and updates the query string', () => {
    render(<Page />);
    fireEvent.change(screen.getByLabelText('Type'), {target: {value: 'podcast'}});
    const podcasts = collections.articles.filter(({kind}) => kind === 'podcast').length;
    expect(shown()).toBe(podcasts);
    expect(screen.getByRole('status').textContent).toBe(`${podcasts} of ${total} entries`);
    expect(history.location).toEqual({pathname: '/a', search: '?kind=podcast', hash: ''});
    expect(screen.getByRole('region', {name: '2016'}).textContent).toBe("The only entry doesn't match the filter.");
  });

  it('combines kind, language and keywords', () => {
    render(<Page />);
    fireEvent.change(screen.getByLabelText('Language or topic'), {target: {value: 'java'}});
    const java = shown();
    fireEvent.change(screen.getByLabelText('Keywords'), {target: {value: 'cummins  QUARKUS'}});
    expect(java).toBe(2);
    expect(shown()).toBe(1);
  });

  it('can be cleared', () => {
    history.replace({pathname: '/a', search: '?q=1&kind=podcast&text=x', hash: '#b'});
    render(<Page />);
    const button = screen.getByRole('button', {name: 'Clear filter'});
    expect(button.hasAttribute('disabled')).toBe(false);
    fireEvent.click(button);
    expect(shown()).toBe(total);
    expect(history.location).toEqual({pathname: '/a', search: '?q=1', hash: '#b'});
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('offers only values that occur in the collection', () => {
    render(<ResourceFilter of="articles" />);
    const options = within(screen.getByLabelText('Type')).getAllByRole('option');
    expect(options.map(({textContent}) => textContent)).not.toContain('Meetup');
    expect(options.map(({textContent}) => textContent)).toContain('Podcast');
  });
});

describe('the query string', () => {
  it('is parsed into a filter, ignoring unknown values', () => {
    expect(parseFilter('?kind=talk&about=go&text=a+b')).toEqual({kind: 'talk', about: 'go', text: 'a b'});
    expect(parseFilter('?kind=rumour&about=cobol')).toEqual({kind: '', about: '', text: ''});
    expect(parseFilter('?kind=toString&about=constructor')).toEqual({kind: '', about: '', text: ''});
  });

  it('keeps its other parameters', () => {
    expect(withFilter('?sdk=go', {kind: 'talk', about: '', text: ''})).toBe('?sdk=go&kind=talk');
    expect(withFilter('?kind=talk', {kind: '', about: '', text: ''})).toBe('');
  });
});

describe('an entry', () => {
  const entry = {title: 'Pacts', url: 'https://example.org', date: '2020', kind: 'talk', authors: ['Ada']} as const;
  it.each([
    ['pacts ada', true],
    ['2020 talk', true],
    ['', true],
    ['grace', false],
  ])('matches "%s": %s', (text, found) => {
    expect(matches(entry, {kind: '', about: '', text})).toBe(found);
  });
});

describe('the list of plugins', () => {
  it('has those of the index with version and date, and links to its file', () => {
    render(<PluginList status="index" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('0.8.0, 13 May 2026')).toBeTruthy();
    const link = screen.getByRole('link', {name: 'Edit this list'});
    expect(link.getAttribute('href')).toMatch(/\/edit\/master\/content\/plugins\.yml$/);
  });
});
