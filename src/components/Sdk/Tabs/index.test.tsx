import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {ReactNode} from 'react';
import {beforeEach, describe, expect, it} from 'vitest';

import {arrival} from '../../../../tests/doubles/docusaurus/useIsBrowser';
import {sdks} from '@site/src/data/sdks';
import {applySdk} from '@site/src/shared/reader-choices/sdk';
import SdkTabs, {Sdk} from './index';

const others = sdks.map(({id}) => id).filter((id) => !['go', 'java', 'kotlin'].includes(id));

function Group(): ReactNode {
  return (
    <SdkTabs>
      <Sdk of="java kotlin">For the JVM</Sdk>
      <Sdk of="go">For Go</Sdk>
      <Sdk of={others.join(' ')}>For others</Sdk>
    </SdkTabs>
  );
}

const tab = (name: string): HTMLElement => screen.getByRole('tab', {name});
const panelOf = (name: string): HTMLElement | null =>
  document.getElementById(tab(name).getAttribute('aria-controls') ?? '');

beforeEach(() => {
  localStorage.clear();
  arrival.isFollowed = false;
  window.history.replaceState(null, '', '/');
  // The script of the reader-choices plugin sets this.
  document.documentElement.dataset.sdk = 'javascript';
});

describe('tabs of languages', () => {
  it('offer every language in the order of the site', () => {
    render(<Group />);
    expect(screen.getAllByRole('tab').map(({textContent}) => textContent)).toEqual(sdks.map(({label}) => label));
  });

  it('control the panel of their language, which several languages may share', () => {
    render(<Group />);
    expect(panelOf('Go')?.textContent).toContain('For Go');
    expect(panelOf('Java')).toBe(panelOf('Kotlin'));
    expect(panelOf('Java')?.dataset.sdkPanel).toBe('java kotlin');
  });

  it('render the content of all languages when the browser loads the page', () => {
    render(<Group />);
    expect(panelOf('Go')?.textContent).toContain('For Go');
  });

  it('render the selected panel first after client-side navigation, and the others after the paint', async () => {
    arrival.isFollowed = true;
    document.documentElement.dataset.sdk = 'kotlin';
    render(<Group />);
    expect(panelOf('Kotlin')?.textContent).toContain('For the JVM');
    expect(panelOf('Go')?.textContent).not.toContain('For Go');
    await waitFor(() => expect(panelOf('Go')?.textContent).toContain('For Go'));
  });

  it('render another language at once when it is selected before the paint', () => {
    arrival.isFollowed = true;
    render(<Group />);
    fireEvent.click(tab('Go'));
    expect(panelOf('Go')?.textContent).toContain('For Go');
  });

  it.each(['#part', '?found=word'])('render all content at once when the URL has %s', (url) => {
    arrival.isFollowed = true;
    window.history.replaceState(null, '', url);
    render(<Group />);
    expect(panelOf('Go')?.textContent).toContain('For Go');
  });

  it('follow a language that is chosen elsewhere', () => {
    render(<Group />);
    act(() => applySdk('kotlin'));
    expect(tab('Kotlin').getAttribute('aria-selected')).toBe('true');
    expect(panelOf('Kotlin')?.getAttribute('aria-labelledby')).toBe(tab('Kotlin').id);
    expect(screen.getAllByRole('tab', {selected: true})).toHaveLength(1);
  });

  it('choose the language that is clicked', () => {
    render(<Group />);
    fireEvent.click(tab('Go'));
    expect(document.documentElement.dataset.sdk).toBe('go');
    expect(tab('Go').tabIndex).toBe(0);
    expect(tab('Java').tabIndex).toBe(-1);
  });

  it('let the browser find text in panels that are not selected', () => {
    document.documentElement.dataset.sdk = 'kotlin';
    render(<Group />);
    expect(panelOf('Kotlin')?.hasAttribute('hidden')).toBe(false);
    expect(panelOf('Go')?.getAttribute('hidden')).toBe('until-found');
    expect(panelOf('Rust')?.getAttribute('hidden')).toBe('until-found');
  });

  it('are readable without scripts: each panel has a heading with its languages', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToStaticMarkup(<Group />);
    const headings = [...html.querySelectorAll('[role="tabpanel"] > h3')].map(({textContent}) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Java, Kotlin', 'Go']);
    expect(html.querySelectorAll('[hidden]')).toHaveLength(0);
  });
});
