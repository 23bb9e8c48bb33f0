import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {roleFinderOf, roleIds, roles, roleStyles, type Colours} from './roles';

const roleOf = (label: string, code = ''): string | undefined => roleFinderOf(code)('a', label);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Colours whose text has too little contrast, or whose border can't be told from the page. */
function colourFaults({fill, border, text}: Colours, page: string): string[] {
  return [
    ...(contrast(text, fill) < 4.5 ? [`${text} on ${fill}`] : []),
    ...(contrast(border, page) < 3 ? [`${border} on the page`] : []),
  ];
}

describe('the role of a box', () => {
  it.each([
    [
      'consumer',
      [
        'OrderWeb',
        'OrderWeb build',
        'Consumer test',
        'API client',
        'consumer/ order_client_test.go',
        'shop.web. OrderClientTest',
        'OrderWeb.Tests',
        'StockBoard (consumer)',
      ],
    ],
    [
      'provider',
      [
        'OrderApi',
        'Running OrderApi',
        'Provider',
        'provider/ order-api.test.js',
        'OrderApiSpec',
        'StockPublisher (provider)',
      ],
    ],
    ['broker', ['Broker', 'Pact Broker', 'Broker pod']],
    [
      'pact',
      [
        'Pact',
        'Pact file',
        'Pact: order paid',
        'pacts/ OrderWeb-OrderApi.json',
        'target/pacts/ OrderWeb-OrderApi.json',
      ],
    ],
    ['message', ['Message', 'message queue']],
  ])('%s follows from its label', (role, labels) => {
    expect(labels.map((label) => [label, roleOf(label)])).toEqual(labels.map((label) => [label, role]));
  });

  it('is none for tools and libraries with such a word in their name', () => {
    const labels = [
      'Pact JVM',
      'Pact library',
      'Pact test',
      'pact_consumer',
      'pact-provider- verifier',
      'MQTT broker',
      'Verifier',
      'Mock server',
      "Heads of all consumers' branches",
    ];
    expect(labels.map((label) => [label, roleOf(label)])).toEqual(labels.map((label) => [label, undefined]));
  });

  it('is what the diagram says by id', () => {
    const code = 'flowchart LR\n  %% roles: a=message, b=none\n  a-->b';
    expect([roleFinderOf(code)('a', 'Record'), roleFinderOf(code)('b', 'OrderWeb')]).toEqual(['message', undefined]);
    expect(roleOf('OrderWeb', '%% roles: none')).toBeUndefined();
  });

  it('is refused when there is no such role', () => {
    expect(() => roleOf('x', '%% roles: a=tester')).toThrow(
      '"a=tester" in its roles: write "none", or an id with one of broker, pact, consumer, provider, message, none',
    );
    expect(() => roleOf('x', '%% roles: consumer')).toThrow('"consumer" in its roles');
  });
});

describe('the colours of roles', () => {
  it('have contrast in both modes', () => {
    for (const id of roleIds) {
      expect(colourFaults(roles[id].light, '#ffffff'), id).toEqual([]);
      expect(colourFaults(roles[id].dark, '#12141b'), id).toEqual([]);
    }
    expect(colourFaults({fill: '#ffffff', border: '#eeeeee', text: '#999999'}, '#ffffff')).toEqual([
      '#999999 on #ffffff',
      '#eeeeee on the page',
    ]);
  });

  it('differ between roles, as do their shapes', () => {
    const box = {x: 0, y: 0, width: 90, height: 40};
    for (const values of [
      roleIds.map((id) => roles[id].light.fill),
      roleIds.map((id) => roles[id].dark.fill),
      roleIds.map((id) => roles[id].outline(box)),
    ]) {
      expect(new Set(values).size).toBe(roleIds.length);
    }
  });

  it('are in the stylesheet', () => {
    expect(readFileSync('src/components/Diagram/roles.css', 'utf8'), 'run "npm run generate -- diagrams"').toBe(
      roleStyles(),
    );
  });
});
