import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it} from 'vitest';

import {situations} from './situations';
import CanIDeploy from './index';

const choose = (label: string, value: string, within_ = screen): void =>
  void fireEvent.change(within_.getByLabelText(label), {target: {value}});
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', {name}));
const verdict = (): string => screen.getByRole('status').textContent;
const told = (): string[] => screen.getAllByRole('listitem').map(({textContent}) => textContent);
const rows = (): string[] =>
  within(screen.getByRole('table', {name: /matrix/}))
    .getAllByRole('row')
    .slice(1)
    .map(({textContent}) => textContent);

beforeEach(() => {
  // As the script of the reader-choices plugin leaves it; without it, there are no controls.
  document.documentElement.dataset.sdk = 'javascript';
});

describe('a Broker to try', () => {
  it('begins with an example that stands without scripts', () => {
    const html = renderToStaticMarkup(<CanIDeploy />);
    expect(html).toContain('OrderWeb 2 publishes its pact with OrderApi, content B.');
    expect(html).toContain('There is no verified pact between version 2 of OrderWeb');
    expect(html).toContain('no result');
  });

  it('says yes as soon as the provider version that knows the pact is deployed', () => {
    render(<CanIDeploy />);
    expect(verdict()).toContain('Unknown.');
    choose('Version', 'OrderApi 11');
    press('Record the deployment');
    expect(told().at(-1)).toBe('OrderApi 11 is deployed to production.');
    expect(verdict()).toContain('Yes.');
    expect(verdict()).toContain('All required verification results are published and successful');
  });

  it('says no after a failed result, and yes after one that mends it', () => {
    render(<CanIDeploy />);
    choose('Situation', 'breaking');
    expect(verdict()).toContain('No.');
    choose('OrderApi', '11');
    press('Publish the result');
    expect(told().at(-1)).toBe('OrderApi 11 verifies content A: it passes.');
    expect(verdict()).toContain('Yes.');
  });

  it('knows the result of a pact that is published again unchanged', () => {
    render(<CanIDeploy />);
    choose('Content', 'A', within(screen.getByRole('form', {name: 'Publish a pact'})) as unknown as typeof screen);
    press('Publish OrderWeb 3');
    choose('May this version', 'OrderWeb 3');
    expect(verdict()).toContain('Yes.');
    expect(screen.getByText(/--pacticipant OrderWeb --version 3 --to-environment production/)).toBeDefined();
  });

  it('marks the rows that count, and shows the others', () => {
    render(<CanIDeploy />);
    expect(rows()).toEqual(['2 Bnone no resultyes', '2 B11 passedno', '1 productionA10 productionpassedno']);
  });

  it('takes events back, and begins again', () => {
    render(<CanIDeploy />);
    const [{events}] = situations;
    press('Take the last back');
    expect(told()).toHaveLength(events.length - 1);
    press('Publish OrderWeb 3');
    press('Start again');
    expect(told()).toHaveLength(events.length);
  });

  it('goes on asking when the version in question is taken back', () => {
    render(<CanIDeploy />);
    choose('Situation', 'unchanged');
    press('Take the last back');
    expect(verdict()).toContain('Yes.');
    expect(screen.getByLabelText<HTMLSelectElement>('May this version').value).toBe('OrderWeb 1');
  });

  it.each(situations)('has an answer in the situation: $title', ({id, ask}) => {
    render(<CanIDeploy />);
    choose('Situation', id);
    expect(screen.getByLabelText<HTMLSelectElement>('May this version').value).toBe(
      `${ask.pacticipant} ${ask.version}`,
    );
    expect(verdict()).toMatch(/^(?:Yes|No|Unknown)\./);
  });
});
