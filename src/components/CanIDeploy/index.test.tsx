import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it} from 'vitest';

import {scenarios} from './scenarios';
import CanIDeploy from './index';

const choose = (label: string, value: string, within_ = screen): void =>
  void fireEvent.change(within_.getByLabelText(label), {target: {value}});
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', {name}));
const verdict = (): string => screen.getByRole('status').textContent;
const events = (): string[] => screen.getAllByRole('listitem').map(({textContent}) => textContent);
const rows = (): string[] =>
  within(screen.getByRole('table', {name: /Matrix/}))
    .getAllByRole('row')
    .slice(1)
    .map(({textContent}) => textContent);

beforeEach(() => {
  // As the script of the reader-choices plugin leaves it; without it, there are no controls.
  document.documentElement.dataset.sdk = 'javascript';
});

describe('the interactive Broker', () => {
  it('renders the first scenario without scripts', () => {
    const html = renderToStaticMarkup(<CanIDeploy />);
    expect(html).toContain('OrderWeb 2 published its pact with OrderApi, content B.');
    expect(html).toContain('There is no verified pact between version 2 of OrderWeb');
    expect(html).toContain('no result');
  });

  it('says yes once the provider version that supports the pact is deployed', () => {
    render(<CanIDeploy />);
    expect(verdict()).toContain('Unknown.');
    choose('Version', 'OrderApi 11');
    press('Record deployment');
    expect(events().at(-1)).toBe('OrderApi 11 was deployed to production.');
    expect(verdict()).toContain('Yes.');
    expect(verdict()).toContain('All required verification results are published and successful');
  });

  it('says no after a failed result, and yes once it passes', () => {
    render(<CanIDeploy />);
    choose('Scenario', 'breaking');
    expect(verdict()).toContain('No.');
    choose('OrderApi', '11');
    press('Publish result');
    expect(events().at(-1)).toBe('OrderApi 11 verified content A: passed.');
    expect(verdict()).toContain('Yes.');
  });

  it('reuses the result of a pact that is published again unchanged', () => {
    render(<CanIDeploy />);
    choose('Pact content', 'A', within(screen.getByRole('form', {name: 'Publish a pact'})) as unknown as typeof screen);
    press('Publish OrderWeb 3');
    choose('Can I deploy this version', 'OrderWeb 3');
    expect(verdict()).toContain('Yes.');
    expect(screen.getByText(/--pacticipant OrderWeb --version 3 --to-environment production/)).toBeDefined();
  });

  it('shows all rows, and which of them decide the answer', () => {
    render(<CanIDeploy />);
    expect(rows()).toEqual(['2 Bnone no resultyes', '2 B11 passedno', '1 productionA10 productionpassedno']);
  });

  it('undoes events, and starts over', () => {
    render(<CanIDeploy />);
    const [first] = scenarios;
    press('Undo');
    expect(events()).toHaveLength(first.events.length - 1);
    press('Publish OrderWeb 3');
    press('Start over');
    expect(events()).toHaveLength(first.events.length);
  });

  it('asks about another version when the selected one is undone', () => {
    render(<CanIDeploy />);
    choose('Scenario', 'unchanged');
    press('Undo');
    expect(verdict()).toContain('Yes.');
    expect(screen.getByLabelText<HTMLSelectElement>('Can I deploy this version').value).toBe('OrderWeb 1');
  });

  it.each(scenarios)('has an answer in the scenario: $title', ({id, question}) => {
    render(<CanIDeploy />);
    choose('Scenario', id);
    expect(screen.getByLabelText<HTMLSelectElement>('Can I deploy this version').value).toBe(
      `${question.pacticipant} ${question.version}`,
    );
    expect(verdict()).toMatch(/^(?:Yes|No|Unknown)\./);
  });
});
