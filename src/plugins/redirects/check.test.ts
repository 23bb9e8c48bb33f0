import {describe, expect, it} from 'vitest';

import {findFaults, type Redirect} from './check';

const pages = new Set(['/', '/consumer', '/pact_broker/webhooks']);

describe('a list of redirects', () => {
  it('is valid when each redirect leads from an old path to a page', () => {
    const sound: Redirect[] = [
      {from: '/guides', to: '/consumer', status: 302},
      {from: '/getting_started', to: '/'},
      {from: '/webhook_events', to: '/pact_broker/webhooks#events'},
      {from: '/go/webhooks', to: '/pact_broker/webhooks?utm_source=pact'},
      {from: '/pending', to: '/pact_broker/pending', waiting: true},
    ];
    expect(findFaults(sound, pages)).toEqual([]);
  });

  it.each([
    ['guides', 'starts without a slash'],
    ['/guides/', 'ends with a slash'],
    ['/', 'is the root'],
    ['/guides?a=1', 'has a query'],
    ['/guides#a', 'has a fragment'],
    ['/my guides', 'has a space'],
  ])('is rejected when a source such as "%s" %s', (from) => {
    expect(findFaults([{from, to: '/consumer'}], pages)).toContain(
      `${from} -> /consumer: "from" must be a path that starts with a slash and ends without one`,
    );
  });

  it('is rejected with a duplicate source', () => {
    const twice = [
      {from: '/guides', to: '/consumer'},
      {from: '/guides', to: '/'},
    ];
    expect(findFaults(twice, pages)).toEqual(['/guides -> /: /guides is redirected twice; keep one']);
  });

  it('is rejected when a redirect shadows a page', () => {
    expect(findFaults([{from: '/consumer', to: '/'}], pages)).toEqual([
      '/consumer -> /: /consumer is a page; remove the redirect or the page',
    ]);
  });

  it('is rejected when redirects form a chain', () => {
    const chain = [
      {from: '/old', to: '/older?a=1#b'},
      {from: '/older', to: '/consumer'},
    ];
    expect(findFaults(chain, pages)).toEqual([
      '/old -> /older?a=1#b: leads to another redirect; point it at the page itself',
    ]);
  });

  it('is rejected when redirects form a loop, even with themselves', () => {
    const loop: Redirect[] = [
      {from: '/a', to: '/b'},
      {from: '/b', to: '/a', waiting: true},
      {from: '/c', to: '/c#top'},
    ];
    const faults = findFaults(loop, pages);
    expect(faults).toHaveLength(3);
    for (const fault of faults) {
      expect(fault).toContain('leads to another redirect');
    }
  });

  it('is rejected when a target does not exist', () => {
    expect(findFaults([{from: '/old', to: '/nowhere'}], pages)).toEqual([
      '/old -> /nowhere: /nowhere is not a page; correct the target or mark the redirect "waiting"',
    ]);
  });

  it('is rejected when a redirect is waiting for a page that exists', () => {
    expect(findFaults([{from: '/old', to: '/consumer', waiting: true}], pages)).toEqual([
      '/old -> /consumer: the page exists now; delete its "waiting"',
    ]);
  });

  it('reports every problem of every redirect', () => {
    const bad = [
      {from: 'consumer/', to: '/nowhere'},
      {from: '/consumer', to: '/nowhere'},
    ];
    expect(findFaults(bad, pages)).toHaveLength(4);
  });
});
