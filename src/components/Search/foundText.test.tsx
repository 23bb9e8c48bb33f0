import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {history} from '../../../tests/doubles/docusaurus/router';
import {useFoundText} from './foundText';

const page = `
  <div class="theme-doc-markdown">
    <h1>States</h1>
    <p>Every state has a handler.</p>
    <div id="go-start" hidden="until-found">Start of Go</div>
    <h2 id="use">Use</h2>
    <p>The mock server starts.</p>
    <div id="js"><h3>JavaScript</h3>MockServer</div>
    <div id="go" hidden="until-found"><h3>Go</h3>MockHTTPProviderConfig of the mock server</div>
    <details id="more"><summary>More</summary>concurrencyPolicy</details>
    <h2 id="next">Next</h2>
    <div id="php" hidden="until-found">PactWithProduct</div>
  </div>`;

function Reader(): ReactNode {
  useFoundText();
  return null;
}

let revealed: string[] = [];
const onFound = ({target}: Event): void => void revealed.push((target as Element).id);

/** Ids of the parts that a hit opens. */
function follow(search: string, hash = ''): string[] {
  history.replace({pathname: '/a', search, hash});
  render(<Reader />);
  return [...revealed, ...[...document.querySelectorAll('details[open]')].map(({id: opened}) => opened)];
}

beforeEach(() => {
  revealed = [];
  document.body.innerHTML = page;
  document.addEventListener('beforematch', onFound);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => document.removeEventListener('beforematch', onFound));

describe('the page of a search hit', () => {
  it('opens the tab that has the found words', () => {
    expect(follow('?found=mockhttpproviderconfig', '#use')).toEqual(['go']);
  });

  it('opens the section that has them', () => {
    expect(follow('?found=concurrencypolicy', '#use')).toEqual(['more']);
  });

  it('opens nothing when visible text has as many of them', () => {
    expect(follow('?found=mock+server', '#use')).toEqual([]);
  });

  it('opens the tab that has more of them than visible text', () => {
    expect(follow('?found=mock+mockhttpproviderconfig', '#use')).toEqual(['go']);
  });

  it('looks for the marked words when the section has none of the query', () => {
    expect(follow('?found=mokserver+startz&found=mock+server', '#use')).toEqual([]);
    expect(follow('?found=policies&found=concurrencypolicy', '#use')).toEqual(['more']);
  });

  it('looks for the query first, however many of the marked words are visible', () => {
    expect(follow('?found=mockhttpproviderconfig&found=mock+server+starts', '#use')).toEqual(['go']);
  });

  it('looks in the section of the hit first, then on the whole page', () => {
    expect(follow('?found=mock', '#next')).toEqual([]);
    expect(follow('?found=go', '#use')).toEqual(['go']);
    expect(follow('?found=PactWithProduct', '#use')).toEqual(['go', 'php']);
  });

  it('looks everywhere when the hit is the page', () => {
    expect(follow('?found=PactWithProduct')).toEqual(['php']);
    expect(follow('?found=go')).toEqual(['php', 'go-start']);
  });

  it('looks on the whole page when the section is gone, and opens nothing on a page without text', () => {
    expect(follow('?found=PactWithProduct', '#gone')).toEqual(['php']);
    revealed = [];
    document.body.innerHTML = '';
    expect(follow('?found=PactWithProduct', '#next')).toEqual([]);
  });

  it('has an address without the words', () => {
    follow('?q=1&found=concurrencypolicy', '#use');
    expect(history.location).toEqual({pathname: '/a', search: '?q=1', hash: '#use'});
  });

  it('does nothing without words', () => {
    expect(follow('?q=1', '#use')).toEqual([]);
    expect(history.location.search).toBe('?q=1');
  });
});
